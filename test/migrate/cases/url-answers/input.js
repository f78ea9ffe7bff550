server.respondWith('GET', '/workforce/managers/1/employees/timerecording-terminations', [200, {}, JSON.stringify([{ terminated: true }])]);
fetchMock.get('path:/workforce/managers/1/employees/timerecording-terminations', [{ terminationType: 'WEEK' }]);
mock.onGet('/workforce/managers/1/employees/timerecording-terminations').reply(200, JSON.stringify([{ terminated: true }]));
cy.intercept('POST', '/workforce/employees/search', { body: [{ employeeFamily2: 'x' }] });
