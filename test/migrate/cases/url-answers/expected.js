server.respondWith('GET', '/workforce/managers/1/employees/timesheet-entries/completions', [200, {}, JSON.stringify([{ completed: true }])]);
fetchMock.get('path:/workforce/managers/1/employees/timesheet-entries/completions', [{ completionType: 'WEEK' }]);
mock.onGet('/workforce/managers/1/employees/timesheet-entries/completions').reply(200, JSON.stringify([{ completed: true }]));
cy.intercept('POST', '/workforce/employees/search', { body: [{ family2Id: 'x' }] });
