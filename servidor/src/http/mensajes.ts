import type { z } from 'zod';
import { es } from 'zod/locales';

const { localeError: deZod } = es();

/** What a schema says when it has no words of its own. Ready to be read by people. */
export const mensajeDeEsquema: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined && (issue.code === 'invalid_type' || issue.code === 'invalid_value')) {
    return 'Falta este dato.';
  }
  if (issue.code === 'invalid_value') return `Tiene que ser uno de estos: ${issue.values.map(String).join(', ')}.`;
  return deZod(issue);
};
