import { setTimeout as esperar } from 'node:timers/promises';
import { abrirHilo, direccion, type Hilo } from './red.ts';
import { memoriaDe, type Terreno } from './terreno.ts';

const MEMORIA_DE_MAS_MIB = 300;
/** Headers late by ten seconds, bodies by thirty, and what it takes to notice. */
const ESPERA_DE_ENCABEZADOS_MS = 20_000;
const ESPERA_DE_CUERPOS_MS = 40_000;

async function gotear(hilos: readonly Hilo[], hastaMs: number): Promise<void> {
  const limite = performance.now() + hastaMs;
  while (performance.now() < limite && hilos.some((hilo) => hilo.abierto())) {
    for (const { socket, abierto } of hilos) if (abierto() && socket.writable) socket.write('x');
    await esperar(1_000);
  }
}

const soltar = (hilos: readonly Hilo[]): void => {
  for (const { socket } of hilos) socket.destroy();
};

/** Requests whose headers, or whose body, come one letter a second: they are given up and nobody else notices. */
export async function lentos({ puerto, clave, anotar, contar, contexto }: Terreno): Promise<void> {
  const cuantos = contexto.tamano === 'corta' ? 40 : 150;
  const abrir = (cabeza: string) =>
    Array.from({ length: cuantos }, (_, i) => {
      const hilo = abrirHilo(puerto, direccion(i));
      hilo.socket.write(cabeza);
      return hilo;
    });
  const deEncabezados = abrir('GET /api/articulos HTTP/1.1\r\nhost: x\r\nx-lento: ');
  const deCuerpo = abrir(
    `POST /api/clientes HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${clave}\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{`,
  );
  contar(cuantos * 2);
  try {
    await Promise.all([
      gotear(deEncabezados, ESPERA_DE_ENCABEZADOS_MS),
      contexto.tamano === 'corta' ? esperar(5_000) : gotear(deCuerpo, ESPERA_DE_CUERPOS_MS),
    ]);
    const quedan = deEncabezados.filter((hilo) => hilo.abierto()).length;
    if (quedan > 0) anotar('encabezados lentos: siguen abiertas', { quedan, cuantos });
    const sinDecir = deEncabezados.filter((hilo) => hilo.status() !== 408).length;
    if (sinDecir > 0) anotar('encabezados lentos: cerradas sin un 408', { sinDecir, cuantos });
    const cuerpos = deCuerpo.filter((hilo) => hilo.abierto()).length;
    if (contexto.tamano !== 'corta' && cuerpos > 0) anotar('cuerpos lentos: siguen abiertas', { cuerpos, cuantos });
  } finally {
    soltar([...deEncabezados, ...deCuerpo]);
  }
}

/** Far more connections than there are places, from many addresses, that say nothing. Who comes later gets in. */
export async function ociosas({ puerto, contar }: Terreno): Promise<void> {
  const cuantas = 1_600;
  const hilos: Hilo[] = [];
  try {
    for (let i = 0; i < cuantas; i += 1) {
      hilos.push(abrirHilo(puerto, direccion(i % 60)));
      if (i % 100 === 99) await esperar(50);
    }
    contar(cuantas);
    await esperar(3_000);
  } finally {
    soltar(hilos);
  }
}

/** Who asks for much and takes nothing of it: the server keeps none of it for them. */
export async function noLeen({ puerto, clave, servidor, anotar, contar, cifras }: Terreno): Promise<void> {
  const antes = memoriaDe(servidor);
  const pedido = `GET /api/openapi.json HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${clave}\r\n\r\n`;
  const hilos = Array.from({ length: 50 }, (_, i) => {
    const hilo = abrirHilo(puerto, direccion(i));
    hilo.socket.pause();
    hilo.socket.write(pedido.repeat(40));
    return hilo;
  });
  contar(hilos.length * 40);
  await esperar(8_000);
  const demas = memoriaDe(servidor) - antes;
  soltar(hilos);
  cifras['memoria de más (MiB)'] = demas;
  if (demas > MEMORIA_DE_MAS_MIB) anotar('quien no lee ocupa memoria del servidor', { demas });
}
