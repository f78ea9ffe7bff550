export async function chosen(axios, id, card) {
  const answer = await axios.delete(`/workforce/employees/${id}/business-cards/${card}`);
  switch (answer.status) { case 200: return true; default: return false; }
}
export async function turned(axios, id, card) {
  const answer = await axios.delete(`/workforce/employees/${id}/business-cards/${card}`);
  return 200 === answer.status;
}
export async function expected(request, id, card) {
  await request.delete(`/workforce/employees/${id}/business-cards/${card}`).expect(200);
}
export async function open(axios, id, card) {
  return (await axios.delete(`/workforce/employees/${id}/business-cards/${card}`)).status < 300;
}
