export async function remove(base: string, id: string, card: string) {
  const response = await fetch(`${base}/workforce/employees/${id}/business-cards/${card}`, { method: 'DELETE' });
  if (response.status !== 200) throw new Error('not removed');
}
