import { algunos, anotar, asentados, type Familia, intentar } from './batalla.ts';
import { quienPuede } from './puertas.ts';

/** Ways to call a body that are not `application/json`, or only look like it. */
const RAROS = [
  'text/plain',
  'text/plain;charset=UTF-8',
  'text/json',
  'text/html',
  'text/xml',
  'application/xml',
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded; charset=utf-8',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'multipart/mixed; boundary=application/json',
  'application/jsonx',
  'application/json-seq',
  'application/json5',
  'application/ld+json',
  'application/vnd.api+json',
  'application/problem+json',
  'application/octet-stream',
  'application/x-json',
  'application',
  'json',
  '/json',
  'application/',
  'application//json',
  'application/json/x',
  'application\\json',
  'application/json, text/plain',
  'text/plain, application/json',
  'text/plain; application/json',
  '*/*',
  'application/*',
  'application/javascript',
];
/** The same type with something after it: it may be taken, and then what it brings is held against the contract. */
const PARECIDOS = ['application/json;', 'application/json; x=y', 'application/json;charset=utf-16', 'APPLICATION/JSON'];
const PUERTAS = ['/api/clientes', '/api/articulos', '/api/tablas-generales/marcas', '/api/ventas/notas-de-pedido'];

/** A body that the contract never saw: whoever takes it parsed without validating. */
const DESCONOCIDO = { loQueSea: true };

export const tipos: Familia = {
  nombre: 'tipos de contenido',
  busca: ['c09-cualquier-tipo'],
  atacar: async (batalla) => {
    const encabezados = quienPuede(batalla, 'clave').encabezados();
    const antes = await asentados(batalla);
    for (const ruta of PUERTAS) {
      for (const tipo of algunos(batalla, [...RAROS, ...PARECIDOS], 12)) {
        if (!batalla.seguir()) return;
        const envio = {
          metodo: 'POST',
          ruta,
          cuerpo: DESCONOCIDO,
          encabezados: { ...encabezados, 'content-type': tipo },
        };
        const admitidos = PARECIDOS.includes(tipo) ? [400, 415] : [415];
        await intentar(batalla, `POST ${ruta} como «${tipo}»`, envio, ({ status }) =>
          admitidos.includes(status) ? undefined : `contestó ${status} en vez de ${admitidos.join(' o ')}`,
        );
      }
    }
    anotar(batalla, 'tipos de contenido', (await asentados(batalla)) === antes, 'algo quedó hecho');
  },
};
