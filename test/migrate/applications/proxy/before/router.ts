import { Router } from 'express';
import type { TimeRecordingTermination } from '@acme/v2';
import { toPlatform } from './mapping';
import { PATHS, pathOf, upstream } from './upstream';
import { OK, VERB } from './verbs';

export const router = Router();

router.get('/managers/:manager/terminations', async (request, response) => {
  const { data } = await upstream.get<TimeRecordingTermination[]>(pathOf('terminations', request.params));
  response.json(data.map(({ terminationType, ...rest }) => ({ ...rest, kind: terminationType })));
});

router.put('/employees', async (request, response) => {
  const { status, data } = await upstream.request({
    url: PATHS.createEmployee,
    method: VERB.create,
    data: request.body,
  });
  response.status(status).json(data);
});

router.delete('/employees/:employee/cards/:card', async (request, response) => {
  const { status } = await upstream.delete(pathOf('card', request.params));
  response.status(status === OK ? 204 : 502).end();
});

router.delete('/employees/:id/abilities', async ({ params }, response) => {
  const { status } = await upstream.delete(PATHS.abilities.replace(':id', params.id ?? ''));
  if (status === 200) response.end();
});

router.put('/entries', async (request, response) => {
  response.json(toPlatform(request.body));
});
