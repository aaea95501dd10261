import type { Defecto } from './defecto.ts';

/** What C15 must find. */
export const defectosDeC15: readonly Defecto[] = [
  {
    nombre: 'fuga-de-conexiones',
    que: 'una conexión que tuvo un error no se devuelve al pool',
    textos: [
      {
        modulo: 'servidor/src/db/plazos.ts',
        busca: 'else listo(client);',
        pone: `else {
            const soltar = client.release;
            let fallo = false;
            client.on('error', () => { fallo = true; });
            client.release = (roto) => { if (!roto && !fallo) soltar(roto); };
            listo(client);
          }`,
      },
    ],
  },
  {
    nombre: 'sin-limite-de-espera',
    que: 'un pedido espera una conexión o una respuesta el tiempo que sea',
    textos: [
      { modulo: 'servidor/src/db/plazos.ts', busca: 'esperar: 2_000,', pone: 'esperar: 600_000,' },
      { modulo: 'servidor/src/db/plazos.ts', busca: 'conectar: 3_000,', pone: 'conectar: 600_000,' },
      {
        modulo: 'servidor/src/http/limites.ts',
        busca: 'export const RESPUESTA_TIMEOUT_MS = 9_000;',
        pone: 'export const RESPUESTA_TIMEOUT_MS = 600_000;',
      },
    ],
  },
  {
    nombre: 'salud-pregunta-a-la-base',
    que: '/healthz depende de la base: un orquestador reinicia una aplicación sana',
    textos: [
      {
        modulo: 'servidor/src/http/salud.ts',
        busca: "app.get('/healthz', async (_request, reply) =>",
        pone: "app.get('/healthz', async (_request, reply) => await pool.query('select 1') &&",
      },
    ],
  },
  {
    nombre: 'clave-olvidada',
    que: 'la clave de un comando ya hecho no lo frena: lo que se cortó tras el COMMIT se hace dos veces',
    textos: [
      {
        modulo: 'servidor/src/http/comando.ts',
        busca: 'if (previa) return { respuesta: previa, eventos: [] };',
        pone: 'if (previa && tx === undefined) return { respuesta: previa, eventos: [] };',
      },
    ],
  },
];
