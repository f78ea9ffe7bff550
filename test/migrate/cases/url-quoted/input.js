export const markup = (id) => `<a href="/workforce/managers/${id}/employees/timerecording-terminations">all</a>`;
export const query = gql`query { all @rest(path: "/workforce/managers/{args.id}/employees/timerecording-terminations") { id } }`;
export const command = (id) => `curl -s https://erp.example.com/rest/workforce/managers/${id}/employees/timerecording-terminations`;
