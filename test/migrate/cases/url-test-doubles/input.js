page.route('**/workforce/managers/*/employees/timerecording-terminations', (route) => route.fulfill({ json: [{ terminated: true }] }));
cy.intercept('GET', '/workforce/managers/7/employees/timerecording-terminations', { body: [{ terminationType: 'WEEK' }] });
