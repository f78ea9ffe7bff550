import express, { Router } from 'express';
const app = express();
const router = Router();
app.get('/workforce/managers/:id/employees/timerecording-terminations', (request, response) => {
  const { id } = request.params;
});
router.put('/workforce/employees/:id', (request, response) => response.redirect('/workforce/employees'));
