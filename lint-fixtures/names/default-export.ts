// breaks lint/style/noDefaultExport
export default 'nameless'
