export default async function startPostgres(): Promise<void> {}
