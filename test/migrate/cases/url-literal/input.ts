export const load = () => fetch('https://erp.example.com/rest/workforce/managers/7/employees/timerecording-terminations?x=1');
