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
export async function named(axios, StatusCodes, id) {
  const answer = await axios.delete(`/workforce/employees/${id}/business-cards/1`);
  return answer.status === StatusCodes.OK;
}
export async function listed(axios, id) {
  const answer = await axios.delete(`/workforce/employees/${id}/business-cards/1`);
  return [200, 202].includes(answer.status);
}
export const accepted = (axios, id) =>
  axios.delete(`/workforce/employees/${id}/business-cards/1`, { validateStatus: (status) => status === 200 });
export async function asked(request, expect, id) {
  const answer = await request.delete(`/workforce/employees/${id}/business-cards/1`);
  expect(answer.status()).toBe(200);
}
export async function had(request, expect, id) {
  const answer = await request.delete(`/workforce/employees/${id}/business-cards/1`);
  expect(answer).to.have.status(200);
}
export async function matched(request, expect, id) {
  const answer = await request.delete(`/workforce/employees/${id}/business-cards/1`);
  expect(answer).toMatchObject({ status: 200 });
}
