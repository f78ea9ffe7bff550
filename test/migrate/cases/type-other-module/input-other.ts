export interface TimeRecording { place: string }
