import { crearClaveApi } from '#acceso/index.ts';
import { conBase, entero, type Orden, sinSobrantes } from './orden.ts';
import { leerEmail } from './usuario.ts';

const DIAS_MAXIMOS = 3_650;
const CUOTA_MAXIMA = 1_000_000;

export const crearClave: Orden = {
  nombre: 'clave-api crear',
  resumen: 'Crea una clave de API que actúa como esa persona. Se muestra una sola vez, sola en la última línea.',
  uso: '--email E [--vence DÍAS] [--cuota N]',
  detalle: [
    ['--email E', 'correo de una persona usuaria activa'],
    ['--vence DÍAS', 'cuántos días vale; sin esto no vence'],
    ['--cuota N', 'pedidos por minuto; 6000 si no se dice'],
  ],
  opciones: { email: { type: 'string' }, vence: { type: 'string' }, cuota: { type: 'string' } },
  ejecutar: async (argumentos, consola) => {
    sinSobrantes(argumentos, 0);
    const email = leerEmail(argumentos);
    const venceDias = entero(argumentos.valores, 'vence', DIAS_MAXIMOS);
    const cuota = entero(argumentos.valores, 'cuota', CUOTA_MAXIMA);
    const clave = await conBase(consola, ({ db }) => crearClaveApi(db, { email, venceDias, cuota }));
    consola.salida(`Clave de API de ${email}${venceDias === undefined ? '' : `, vence en ${venceDias} días`}.`);
    consola.salida('Guardala ahora: no se vuelve a mostrar.');
    consola.salida(clave);
    return 0;
  },
};
