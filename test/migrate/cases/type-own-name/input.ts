interface TimeRecording { place: string }
export const where = (entry: TimeRecording) => entry.place;
