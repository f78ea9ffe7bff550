export async function listed(axios, id) {
  const answer = await axios.delete(`/workforce/employees/${id}/business-cards/1`);
  return [200, 204].includes(answer.status);
}
export async function either(axios, id) {
  const answer = await axios.delete(`/workforce/employees/${id}/business-cards/1`);
  return answer.status === 200 || answer.status === 204;
}
export async function neither(axios, id) {
  const answer = await axios.delete(`/workforce/employees/${id}/business-cards/1`);
  if (answer.status !== 204 && answer.status !== 200) throw new Error('It is still there.');
}
