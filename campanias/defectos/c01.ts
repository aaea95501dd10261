import pg from 'pg';
import type { Defecto } from './defecto.ts';

/** What a command writes commits before its audit row and its answer do: two transactions where there must be one. */
const commitPartido: Defecto = {
  nombre: 'commit-partido',
  que: 'el COMMIT de cada comando se parte en dos transacciones',
  precarga: (prendio) => {
    type Consultar = (this: object, ...argumentos: unknown[]) => unknown;
    const consultar = pg.Client.prototype.query as Consultar;
    pg.Client.prototype.query = function partida(this: object, ...argumentos: unknown[]) {
      const [pedido] = argumentos;
      const texto = typeof pedido === 'string' ? pedido : String((pedido as { text?: unknown } | null)?.text ?? '');
      if (/insert into "?auditoria"?\s*\(/i.test(texto)) {
        prendio();
        for (const orden of ['commit', 'begin']) (consultar.call(this, orden) as Promise<unknown>).catch(() => {});
      }
      return consultar.apply(this, argumentos);
    } as typeof pg.Client.prototype.query;
  },
};

export const defectosDeC01: readonly Defecto[] = [commitPartido];
