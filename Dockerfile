# The API with the site, the desk and the script-tag files. Build: docker build --tag vowkit .

FROM node:24-bookworm-slim AS base
RUN npm install --global pnpm@12.21.0
WORKDIR /app

# The files that browsers fetch.
FROM base AS build
COPY . .
RUN pnpm install --frozen-lockfile
RUN npm run build

# The API runs from its TypeScript sources, with its production dependencies only.
FROM base AS server
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml .pnpmfile.mjs ./
COPY apps/api apps/api
COPY packages/concierge packages/concierge
COPY packages/illustrator packages/illustrator
COPY packages/sdk-core packages/sdk-core
COPY packages/understanding packages/understanding
RUN pnpm install --frozen-lockfile --prod --filter @vowkit/api...

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 API_PORT=8787 SITE_PORT=5173 DATA_DIR=/data
RUN mkdir /data && chown 1000:1000 /data
WORKDIR /app
COPY --from=server /app ./
COPY --from=build /app/apps/site/dist apps/site/dist
COPY --from=build /app/apps/desk/dist apps/desk/dist
COPY --from=build /app/packages/widgets/dist packages/widgets/dist
USER 1000:1000
VOLUME /data
EXPOSE 8787 5173
HEALTHCHECK --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:8787/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--conditions=source", "apps/api/src/server.ts"]
