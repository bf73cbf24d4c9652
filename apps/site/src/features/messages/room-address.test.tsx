import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { openMessages, theirMessage, thread } from './test/open-messages.tsx'

const IMAGE = 'https://evil.example/bank.png'
const query = (fields: Record<string, string>) => `?${new URLSearchParams(fields)}`
const conversation = () => screen.queryByRole('textbox', { name: /Message to/ })

afterEach(cleanup)

describe('a conversation in the URL', () => {
  it('opens after a second and shows a skeleton until then', async () => {
    const { wait } = openMessages({ query: query({ chatroom_id: '5' }), messages: [theirMessage(1, 'Hello there')] })
    await screen.findByRole('link', { name: /Iris/ })
    await wait(999)
    expect(conversation()).toBeNull()
    expect(screen.queryByText('Please select a thread')).toBeNull()
    await wait(1)
    expect(conversation()).not.toBeNull()
    expect(await screen.findByText('Hello there')).toBeDefined()
  })

  it('opens only when the conversation list has loaded', async () => {
    const { wait } = openMessages({
      query: query({ chatroom_id: '5', chatroom_name: 'Iris' }),
      script: [{ path: '/chat/users/7/chats', fault: 'hang', always: true }],
    })
    await wait(5_000)
    expect(conversation()).toBeNull()
    expect(screen.getByRole('heading', { level: 2, name: 'Iris' })).toBeDefined()
  })

  it('refetches the conversation list once for an unknown id', async () => {
    const { wait, backend } = openMessages({
      query: query({ chatroom_id: '5' }),
      script: [{ path: '/chat/users/7/chats', body: [thread(6, 'Oak Hall')] }],
    })
    await screen.findByRole('link', { name: /Oak Hall/ })
    await wait(1_000)
    expect(await screen.findByRole('textbox', { name: 'Message to Iris & Fern' })).toBeDefined()
    expect(backend.to('/chat/users/7/chats')).toHaveLength(2)
  })

  it.each(['http://evil.example/a.png', 'javascript:alert(1)', 'data:image/png;base64,AA', '//evil.example/a.png'])(
    'ignores the image URL %s',
    async (chatroom_image) => {
      openMessages({ query: query({ chatroom_id: '5', chatroom_name: 'Iris', chatroom_image }) })
      await screen.findByRole('heading', { level: 2 })
      expect(document.querySelector('.conversation img')).toBeNull()
    },
  )

  it('does not open if the user picks a different conversation first', async () => {
    const { wait } = openMessages({ query: query({ chatroom_id: '5' }) })
    fireEvent.click(await screen.findByRole('link', { name: /Oak Hall/ }))
    expect(await screen.findByRole('textbox', { name: 'Message to Oak Hall' })).toBeDefined()
    await wait(2_000)
    expect(screen.getByRole('textbox', { name: 'Message to Oak Hall' })).toBeDefined()
  })

  it('opens without delay when the user picks the conversation', async () => {
    openMessages({ query: query({ chatroom_id: '5' }) })
    fireEvent.click(await screen.findByRole('link', { name: /Iris/ }))
    expect(conversation()).not.toBeNull()
  })

  it.each(['999', '5x', '__proto__', '<script>'])(
    'does not open for the foreign or invalid id %s, and sends no request',
    async (id) => {
      const { wait, connect, sent, backend } = openMessages({
        query: query({ chatroom_id: id, chatroom_name: 'Your Bank' }),
      })
      await screen.findByRole('link', { name: /Iris/ })
      await connect()
      await wait(1_000)
      expect(screen.getByText('Please select a thread')).toBeDefined()
      expect(screen.queryByText('Your Bank')).toBeNull()
      expect(conversation()).toBeNull()
      expect(sent('message')).toEqual([])
      expect(backend.requests.filter(({ path }) => path.startsWith('/chat/chats/'))).toEqual([])
    },
  )
})

describe('a conversation in the URL with a name, an image and a type', () => {
  const fields = { chatroom_id: '5', chatroom_name: 'Your Bank', chatroom_image: IMAGE, chatroom_type: 'Money' }
  const image = () => document.querySelector(`img[src="${IMAGE}"]`)

  it('shows these values until the conversation list has loaded', async () => {
    openMessages({ query: query(fields), script: [{ path: '/chat/users/7/chats', fault: 'hang', always: true }] })
    expect(await screen.findByRole('heading', { level: 2, name: 'Your Bank' })).toBeDefined()
    expect(image()).not.toBeNull()
  })

  it('shows the stored name when the conversation list has loaded', async () => {
    const { wait } = openMessages({ query: query(fields) })
    expect(await screen.findByRole('heading', { level: 2, name: 'Iris & Fern' })).toBeDefined()
    await wait(1_000)
    expect(screen.queryByText('Your Bank')).toBeNull()
    expect(screen.queryByText('Money')).toBeNull()
    expect(image()).toBeNull()
  })
})
