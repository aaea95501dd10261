import { sql } from 'kysely';

/** Whether the line of the outer row `n` asks for a tick (PRE-04). */
export const LLAMA_LA_ATENCION = sql`(n.alerta_variacion or n.alerta_margen or n.anterior_hasta is not null)`;
