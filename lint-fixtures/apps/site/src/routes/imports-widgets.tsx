// breaks imports/package
export * from '@vowkit/widgets/vision-generator'
