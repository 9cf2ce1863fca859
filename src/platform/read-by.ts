/** Texts in a notation that a function reads. */
import { z } from 'zod';

/** A text that `read` reads without an error; its message is the fault. */
export const readBy = (read: (given: string) => unknown) =>
  z.string().superRefine((given, context) => {
    try {
      read(given);
    } catch (error) {
      context.addIssue({ code: 'custom', message: (error as Error).message, input: given });
    }
  });
