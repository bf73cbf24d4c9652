import { act, screen, within } from '@testing-library/react'
import { type ScriptedAnswer, settle } from '@vowkit/sdk-core/testing'
import { describe, expect, it } from 'vitest'
import { account } from './testing/answers.ts'
import { openDesk } from './testing/open-desk.tsx'

const member = (id: number, fields: object = {}) => ({
  ...{ id, name: `Person ${id}`, email: `person${id}@example.com`, role: 'member', is_you: false, is_founder: false },
  joined_at: '2026-05-01T10:00:00Z',
  ...fields,
})
const founder = member(8, { name: 'Iris', role: 'owner', is_you: true, is_founder: true })
const invitation = {
  ...{ id: 4, email: 'ann@example.com', role: 'member' },
  ...{ invited_at: '2026-05-01T10:00:00Z', expires_at: '2026-05-08T10:00:00Z' },
}
const team = (members: object[], invitations: object[] = []) => ({ members, invitations })
const get = (body: object): ScriptedAnswer => ({ path: '/desk/team/', method: 'GET', body, always: true })
const asMember = { ...account, body: { ...Object(account.body), account_id: 9, role: 'member' } }

async function openTeam(...script: ScriptedAnswer[]) {
  const opened = openDesk('/settings', { script: [...script, account] })
  await act(settle)
  return { ...opened, card: within(screen.getByRole('region', { name: 'Team' })) }
}

describe('the team in the settings', () => {
  it('lists members and invitations, and lets the founder keep its role', async () => {
    const { card } = await openTeam(get(team([founder, member(9)], [invitation])))
    const [first, second, third] = card.getAllByRole('listitem')
    expect(first).toHaveTextContent('Iris Youperson8@example.com')
    expect(within(first ?? document.body).queryByRole('button')).toBeNull()
    expect(within(second ?? document.body).getByRole('combobox', { name: 'Role of Person 9' })).toHaveValue('member')
    expect(third).toHaveTextContent('ann@example.com InvitedMember · valid until May 8, 2026')
  })

  it('invites a person by email, and shows the reason of a refusal', async () => {
    const path = '/desk/team/invitations/'
    const refused = { code: 'validation_failed', detail: '', email: ['This person is already on your team.'] }
    const { card, user, platform } = await openTeam(
      get(team([founder])),
      { path, status: 400, body: refused },
      { path, body: team([founder], [invitation]) },
    )
    await user.type(card.getByRole('textbox', { name: 'Email of the person to invite' }), 'ann@example.com')
    await user.click(card.getByRole('button', { name: 'Send the invitation' }))
    await act(settle)
    expect(card.getByRole('alert')).toHaveTextContent('This person is already on your team.')
    await user.selectOptions(card.getByRole('combobox', { name: 'Role' }), 'Owner')
    await user.click(card.getByRole('button', { name: 'Send the invitation' }))
    await act(settle)
    expect(card.getByRole('status')).toHaveTextContent('The invitation to ann@example.com is on its way.')
    expect(card.getAllByRole('listitem')).toHaveLength(2)
    expect(platform.backend.to(path).map(({ body }) => JSON.parse(String(body)))).toEqual([
      { email: 'ann@example.com', role: 'member' },
      { email: 'ann@example.com', role: 'owner' },
    ])
  })

  it('removes a member after a question, and moves the focus to the heading', async () => {
    const { card, user, platform } = await openTeam(get(team([founder, member(9)])), {
      path: '/desk/team/members/9/',
      method: 'DELETE',
      status: 204,
    })
    await user.click(card.getByRole('button', { name: 'Remove Person 9' }))
    expect(card.getByText('Person 9 loses the desk at once. Remove Person 9?')).toBeInTheDocument()
    expect(platform.backend.to('/desk/team/members/9/')).toHaveLength(0)
    await user.click(card.getByRole('button', { name: 'Remove' }))
    await act(settle)
    expect(card.getAllByRole('listitem')).toHaveLength(1)
    expect(card.getByRole('heading', { name: 'Team' })).toHaveFocus()
  })

  it('changes a role, and withdraws an invitation', async () => {
    const { card, user, platform } = await openTeam(
      get(team([founder, member(9)], [invitation])),
      {
        path: '/desk/team/members/9/',
        method: 'PATCH',
        body: team([founder, member(9, { role: 'owner' })], [invitation]),
      },
      { path: '/desk/team/invitations/4/', method: 'DELETE', body: team([founder]) },
    )
    await user.selectOptions(card.getByRole('combobox', { name: 'Role of Person 9' }), 'Owner')
    await act(settle)
    expect(card.getByRole('status')).toHaveTextContent('Saved')
    await user.click(card.getByRole('button', { name: 'Withdraw the invitation to ann@example.com' }))
    await act(settle)
    expect(card.getAllByRole('listitem')).toHaveLength(1)
    expect(platform.backend.to('/desk/team/members/9/')[0]?.body).toBe('{"role":"owner"}')
  })

  it('can be left by a member, who changes nothing else and is signed out', async () => {
    const { card, user, client } = await openTeam(
      asMember,
      get(team([{ ...founder, is_you: false }, member(9, { is_you: true })], [invitation])),
      { path: '/desk/team/members/9/', method: 'DELETE', status: 204 },
    )
    expect(card.queryByRole('combobox')).toBeNull()
    expect(card.queryByRole('textbox')).toBeNull()
    expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Leave the team'])
    await user.click(card.getByRole('button', { name: 'Leave the team' }))
    await user.click(card.getByRole('button', { name: 'Leave the team' }))
    await act(settle)
    expect(client.session.token()).toBeNull()
  })
})

describe('the desk of a partner that is no vendor', () => {
  it('shows its name, its website and the settings, and no inbox', async () => {
    const { vendor: _, ...person } = Object(account.body)
    const partner = { ...account, body: { ...person, partner: { id: 2, name: 'Golden Gate Planning', key: 'ggp' } } }
    openDesk('/settings', { script: [partner, get(team([founder]))] })
    await act(settle)
    expect(screen.getByRole('link', { name: 'Golden Gate Planning' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'On your website' })).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Settings' })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Inbox' })).toBeNull()
  })
})

describe('the page of an invitation', () => {
  const preview = { path: '/desk/invitation/', body: { name: 'Iris & Fern', email: 'ann@example.com', role: 'member' } }

  it('is accepted with a button, without a sign-in', async () => {
    const accept = { path: '/desk/invitation/accept/', body: preview.body }
    const { user, platform } = openDesk('/join/abc', { isSignedIn: false, script: [preview, accept] })
    await act(settle)
    expect(screen.getByRole('heading', { name: 'Join the team of Iris & Fern' })).toBeInTheDocument()
    expect(platform.backend.to(accept.path)).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: 'Accept the invitation' }))
    await act(settle)
    expect(screen.getByRole('heading', { name: 'You are on the team of Iris & Fern' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Go to the sign-in' })).toHaveAttribute('href', '/')
  })

  it('says that the link is no longer valid', async () => {
    const body = { code: 'invalid_link', detail: 'Invalid.' }
    openDesk('/join/abc', { isSignedIn: false, script: [{ path: '/desk/invitation/', status: 400, body }] })
    await act(settle)
    expect(screen.getByRole('heading', { name: 'This invitation is no longer valid' })).toBeInTheDocument()
  })

  it('shows why an invitation cannot be accepted', async () => {
    const body = { code: 'already_member', detail: 'This email address already works for a vendor or a partner.' }
    const { user } = openDesk('/join/abc', {
      isSignedIn: false,
      script: [preview, { path: '/desk/invitation/accept/', status: 409, body }],
    })
    await act(settle)
    await user.click(screen.getByRole('button', { name: 'Accept the invitation' }))
    await act(settle)
    expect(screen.getByRole('alert')).toHaveTextContent('already works for a vendor')
  })
})
