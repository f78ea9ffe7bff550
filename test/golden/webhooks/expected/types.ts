export interface Pet {
  name?: string;
}

/** A pet is gone */
export interface PetGoneWebhook {
  id: string;
  last?: Pet;
}
