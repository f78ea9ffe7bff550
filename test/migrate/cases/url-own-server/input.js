import express, { Router } from 'express';
const app = express();
const router = Router();
app.get('/workforce/managers/:id/employees/timerecording-terminations', async (request, response) => {
  const { id } = request.params;
  const answer = await fetch(`https://erp.example.com/rest/workforce/managers/${id}/employees/timerecording-terminations`);
  response.json(await answer.json());
});
router.put('/workforce/employees/:id', (request, response) => response.redirect('/workforce/employees'));
