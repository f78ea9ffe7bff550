/** A codemod without types: renames every property with one of these names, whatever object it belongs to. */
const NAMES = {
  place: 'location',
  businessDocumentId: 'managementObjectId',
  sysName: 'fileName',
  employeeFamily2: 'family2Id',
  employeeFamily3: 'family3Id',
  terminationDate: 'completionDate',
  serviceId: 'groupId',
  customFields: 'customData',
  terminationType: 'completionType',
  terminated: 'completed',
  firstname: 'firstName',
};
const TYPES = {
  TimeRecordingBase: 'TimesheetEntryBase',
  BusinessDocument: 'ManagementObject',
  TimeRecordingTermination: 'TimesheetEntryCompletion',
};

module.exports = (file, { jscodeshift: j }) => {
  const root = j(file.source);
  root.find(j.Identifier).forEach((path) => {
    const table =
      path.parent.node.type === 'MemberExpression' || path.parent.node.type === 'ObjectProperty' ? NAMES : TYPES;
    if (Object.hasOwn(table, path.node.name)) path.node.name = table[path.node.name];
  });
  return root.toSource();
};
module.exports.parser = 'ts';
