import nock from 'nock';
import { http, HttpResponse, rest } from 'msw';
nock('http://erp').delete('/workforce/employees/7/business-cards/1').reply(200);
nock('http://erp').delete('/workforce/employees/7/business-cards/2').reply(204);
mock.onDelete('/workforce/employees/7/business-cards/3').reply(200);
cy.intercept({ method: 'DELETE', url: '/workforce/employees/*/business-cards/*' }, { statusCode: 200 });
export const handlers = [
  http.delete('/workforce/employees/:id/business-cards/:card', () => new HttpResponse(null, { status: 200 })),
  http.delete('/workforce/employees/:id/business-cards/:card', () => new HttpResponse(null, { status: 404 })),
  rest.delete('/workforce/employees/:id/business-cards/:card', (request, response, ctx) => response(ctx.status(200))),
];
export const forward = (axios, id, response) =>
  axios.delete(`/workforce/employees/${id}/business-cards/1`).then(() => response.status(200).json({ status: 200 }));
