import { setTimeout as esperar } from 'node:timers/promises';
import { codigoDe, type Pedido, pedir, type Respuesta } from './red.ts';
import { crearPendientes, DUENO, type Terreno } from './terreno.ts';

const INGRESAR = { metodo: 'POST', ruta: '/api/acceso/ingresar' } as const;
/** `seguridad.md` 3.5. */
const POR_CUENTA = 5;
const POR_DIRECCION = 20;
const PRIMERA_ESPERA_MS = 30_000;
/** Two passwords are looked at at a time: the other one was on its way when the last failure was written down. */
const EN_VUELO = 1;
const CODIGOS_POR_HORA = 10;
const CORREOS_POR_HORA = 3;

/** How every password that is guessed begins: nobody has one like it. */
export const ADIVINANZA = 'adivinanza número';

const intento = (usuario: string, contrasena: string, desde: string): Pedido => ({
  ...INGRESAR,
  cuerpo: JSON.stringify({ usuario, contrasena }),
  desde,
});

/** How many were looked at: the others were told to wait, or that there were too many at once. */
const miradas = (respuestas: readonly Respuesta[], codigo: string): number =>
  respuestas.filter((respuesta) => codigoDe(respuesta) === codigo).length;

async function largar(
  { servidor, contar }: Terreno,
  pedidos: readonly Pedido[],
  aLaVez = 10,
): Promise<readonly Respuesta[]> {
  const respuestas: Respuesta[] = [];
  for (let i = 0; i < pedidos.length; i += aLaVez) {
    respuestas.push(...(await Promise.all(pedidos.slice(i, i + aLaVez).map((pedido) => pedir(servidor.url, pedido)))));
  }
  contar(pedidos.length);
  return respuestas;
}

const muchos = <T>(cuantos: number, hacer: (i: number) => T): T[] =>
  Array.from({ length: cuantos }, (_, i) => hacer(i));

type Ronda = { readonly que: string; readonly tope: number; readonly pedido: (i: number) => Pedido };

let campo = 0;
/** Addresses nobody has used before in this run. */
const red = (): string => {
  campo += 1;
  return `203.0.${campo}`;
};

const rondas = (): readonly Ronda[] => {
  const [una, otra, fingida] = [red(), red(), red()];
  return [
    {
      que: 'una persona × muchas contraseñas, desde muchas direcciones',
      tope: POR_CUENTA,
      pedido: (i) => intento(DUENO.email, `${ADIVINANZA} ${i}`, `${una}.${i}`),
    },
    {
      que: 'muchas personas × una contraseña, desde una dirección',
      tope: POR_DIRECCION,
      pedido: (i) => intento(`gente-${i}@c12.test`, 'primavera verano 2026', `${otra}.7`),
    },
    {
      que: 'una red de IPv6 que cambia de dirección',
      tope: POR_DIRECCION,
      pedido: (i) =>
        intento(`seis-${i}@c12.test`, 'primavera verano 2026', `2001:db8:${campo}:1::${(i + 1).toString(16)}`),
    },
    {
      que: 'direcciones inventadas a la izquierda',
      tope: POR_DIRECCION,
      pedido: (i) => intento(`izq-${i}@c12.test`, 'primavera verano 2026', `10.1.2.${i}, ${fingida}.9`),
    },
  ];
};

/** Guessing passwords: few are looked at, whatever it is that changes from one to the next. */
export async function contrasenas(terreno: Terreno): Promise<void> {
  const cuantas = terreno.contexto.tamano === 'corta' ? 30 : 60;
  for (const { que, tope, pedido } of rondas()) {
    const inicio = performance.now();
    const respuestas = await largar(terreno, muchos(cuantas, pedido));
    const vistas = miradas(respuestas, 'acceso.credenciales');
    // Each wait that goes by gives one more guess, and the next wait is twice as long.
    const hasta = tope + EN_VUELO + Math.floor(Math.log2(1 + (performance.now() - inicio) / PRIMERA_ESPERA_MS));
    terreno.cifras[que] = vistas;
    if (vistas > hasta) terreno.anotar(`${que}: se miraron ${vistas} contraseñas y no ${hasta}`);
    const raras = respuestas.filter(({ status }) => ![401, 429, 503].includes(status));
    if (raras.length > 0) terreno.anotar(`${que}: otra respuesta`, raras.slice(0, 3));
  }
}

/** What was counted is counted by every node, and by the one that starts again. */
export async function memoria(terreno: Terreno): Promise<void> {
  const [nodo, base] = [await terreno.otroNodo(), red()];
  const probar = (url: string, i: number) => pedir(url, intento('memoria@c12.test', `adivinanza ${i}`, `${base}.${i}`));
  for (let i = 0; i <= POR_CUENTA; i += 1) await probar(terreno.servidor.url, i);
  const respuesta = await probar(nodo.url, 50);
  terreno.contar(POR_CUENTA + 2);
  if (respuesta.status !== 429) terreno.anotar('un nodo que recién arranca no sabe de las fallas', respuesta);
  await nodo.detener();
}

/** Many logins at once: a hash is dear, so few are made at a time and those beyond a short queue are asked to come back. */
export async function avalancha(terreno: Terreno): Promise<void> {
  const base = red();
  const pedidos = muchos(150, (i) => intento(`ola-${i}@c12.test`, 'primavera verano 2026', `${base}.${i}`));
  const respuestas = await Promise.all(
    pedidos.map((pedido) => pedir(terreno.servidor.url, pedido).catch(() => undefined)),
  );
  terreno.contar(pedidos.length);
  const estados = Map.groupBy(respuestas, (respuesta) => respuesta?.status ?? 0);
  terreno.cifras['avalancha de ingresos'] = [...estados]
    .map(([status, todas]) => `${status}×${todas.length}`)
    .join(' ');
  const raras = respuestas.filter((respuesta) => ![401, 429, 503].includes(respuesta?.status ?? 0));
  if (raras.length > 0) terreno.anotar('avalancha de ingresos: otra respuesta', raras.slice(0, 3));
}

/** Codes of six numbers: five for each login, and ten an hour for the account however many logins there are. */
export async function codigos(terreno: Terreno): Promise<void> {
  const tokens = await crearPendientes(terreno, 8);
  const base = red();
  const pedidos = tokens.flatMap((token, t) =>
    muchos(
      6,
      (i): Pedido => ({
        metodo: 'POST',
        ruta: '/api/acceso/pendiente/codigo',
        cuerpo: JSON.stringify({ codigo: String(100_000 + t * 10 + i) }),
        encabezados: { cookie: `ingreso=${token}` },
        desde: `${base}.${t}`,
      }),
    ),
  );
  const vistos = miradas(await largar(terreno, pedidos), 'acceso.codigo_rechazado');
  terreno.cifras['códigos mirados'] = vistos;
  if (vistos > CODIGOS_POR_HORA) terreno.anotar(`se miraron ${vistos} códigos de una cuenta y no ${CODIGOS_POR_HORA}`);
}

/** Mails to change a password: three an hour for an account, and the answer never tells. */
export async function correos(terreno: Terreno): Promise<void> {
  const base = red();
  const pedidos = muchos(
    20,
    (i): Pedido => ({
      metodo: 'POST',
      ruta: '/api/acceso/recuperar',
      cuerpo: JSON.stringify({ usuario: i % 2 === 0 ? DUENO.email : 'nadie@c12.test' }),
      desde: `${base}.${i}`,
    }),
  );
  const respuestas = await largar(terreno, pedidos, 2);
  if (new Set(respuestas.map(({ status, texto }) => `${status} ${texto}`)).size > 1) {
    terreno.anotar('el pedido de un enlace cuenta si la cuenta existe', respuestas.slice(0, 2));
  }
  const cuantos = await esperarCorreos(terreno);
  terreno.cifras['correos mandados'] = cuantos;
  if (cuantos === 0) terreno.anotar('no salió ningún correo a quien lo pidió');
  if (cuantos > CORREOS_POR_HORA)
    terreno.anotar(`salieron ${cuantos} correos para una cuenta y no ${CORREOS_POR_HORA}`);
}

const PACIENCIA_MS = 10_000;

/** They leave after the answer, so that its time tells nothing either. */
async function esperarCorreos({ pool }: Terreno): Promise<number> {
  const limite = performance.now() + PACIENCIA_MS;
  for (;;) {
    await esperar(1_000);
    const { rows } = await pool.query<{ cuantos: number }>(
      `select count(*)::int as cuantos from auditoria where accion = 'acceso.pedir_recuperacion'`,
    );
    const cuantos = rows[0]?.cuantos ?? 0;
    if (cuantos >= CORREOS_POR_HORA || performance.now() > limite) return cuantos;
  }
}
