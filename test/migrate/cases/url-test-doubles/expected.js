page.route('**/workforce/managers/*/employees/timesheet-entries/completions', (route) => route.fulfill({ json: [{ completed: true }] }));
cy.intercept('GET', '/workforce/managers/7/employees/timesheet-entries/completions', { body: [{ completionType: 'WEEK' }] });
