import pg from 'pg';
import type { Defecto } from './defecto.ts';

type Consultar = (this: object, ...argumentos: unknown[]) => unknown;
type Pregunta = { readonly text: string; readonly values: readonly unknown[] };

const preguntaDe = ([pedido, valores]: readonly unknown[]): Pregunta => {
  const { text, values } = (typeof pedido === 'string' ? { text: pedido } : pedido) as Partial<Pregunta>;
  return { text: text ?? '', values: values ?? (Array.isArray(valores) ? valores : []) };
};

const INSERTA = /insert into "?idempotencia"?/i;
const GUARDA = /update "?idempotencia"?/i;

/**
 * The key is looked up when a command comes and written only after its COMMIT: whoever comes meanwhile, and whoever
 * comes after a kill in between, does it again.
 */
const claveTrasCommit: Defecto = {
  nombre: 'clave-tras-commit',
  que: 'la clave se guarda después del COMMIT, en otra transacción',
  precarga: (prendio) => {
    const consultar = pg.Client.prototype.query as Consultar;
    const pendientes = new WeakMap<object, Pregunta[]>();
    pg.Client.prototype.query = function tardia(this: object, ...argumentos: unknown[]): unknown {
      const hacer = (pregunta: Pregunta | string) => consultar.call(this, pregunta) as Promise<pg.QueryResult>;
      const pregunta = preguntaDe(argumentos);
      const dejadas = pendientes.get(this);
      if (/^\s*begin\b/i.test(pregunta.text)) pendientes.set(this, []);
      if (/^\s*rollback\b/i.test(pregunta.text)) pendientes.delete(this);
      if (dejadas && INSERTA.test(pregunta.text)) {
        const [usuario, clave] = pregunta.values;
        const values = [usuario, clave];
        const text = 'select 1 from idempotencia where usuario_id = $1 and clave = $2';
        return hacer({ text, values }).then((previa) => {
          if (previa.rowCount !== 0) return hacer(pregunta);
          dejadas.push(pregunta);
          prendio();
          return { ...previa, command: 'INSERT', rowCount: 1, rows: [{ clave }] };
        });
      }
      if (dejadas && dejadas.length > 0 && GUARDA.test(pregunta.text)) {
        dejadas.push(pregunta);
        return Promise.resolve({ command: 'UPDATE', rowCount: 1, rows: [] });
      }
      if (!dejadas || !/^\s*commit\b/i.test(pregunta.text)) return consultar.apply(this, argumentos);
      pendientes.delete(this);
      return hacer('commit').then(async (hecho) => {
        for (const dejada of dejadas) await hacer(dejada).catch(() => {});
        return hecho;
      });
    } as typeof pg.Client.prototype.query;
  },
};

/** What is kept for repetitions is not what was answered the first time. */
const respuestaRehecha: Defecto = {
  nombre: 'respuesta-rehecha',
  que: 'la respuesta guardada no es byte a byte la que se contestó',
  precarga: (prendio) => {
    const consultar = pg.Client.prototype.query as Consultar;
    pg.Client.prototype.query = function rehecha(this: object, ...argumentos: unknown[]) {
      const pregunta = preguntaDe(argumentos);
      if (!GUARDA.test(pregunta.text)) return consultar.apply(this, argumentos);
      prendio();
      const values = pregunta.values.map((valor) =>
        typeof valor === 'string' && valor.startsWith('{') ? valor.replace('{', '{ ') : valor,
      );
      const [pedido, ...resto] = argumentos;
      return typeof pedido === 'string'
        ? consultar.call(this, pedido, values)
        : consultar.call(this, { ...(pedido as object), values }, ...resto);
    } as typeof pg.Client.prototype.query;
  },
};

const cuerpoSinMirar: Defecto = {
  nombre: 'cuerpo-sin-mirar',
  que: 'la misma clave con otro cuerpo o en otra ruta recibe la respuesta de la primera',
  textos: [
    {
      modulo: 'servidor/src/plataforma/idempotencia.ts',
      busca: 'if (!hash.equals(previa.cuerpo_hash))',
      pone: 'if (previa.cuerpo_hash.length === 0)',
    },
  ],
};

export const defectosDeC05: readonly Defecto[] = [claveTrasCommit, respuestaRehecha, cuerpoSinMirar];
