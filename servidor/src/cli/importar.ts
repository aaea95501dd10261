import { escribirEntero, plural } from '@trastienda/nucleo/comun/escribir-numero.ts';
import { fechaHoraTexto } from '@trastienda/nucleo/comun/fecha.ts';
import { MODOS } from '@trastienda/nucleo/importaciones/contrato.ts';
import { ENTIDADES_DE_CONSOLA, type Entidad } from '@trastienda/nucleo/importaciones/entidades/entidades.ts';
import { usuarioDeConsola } from '#acceso/index.ts';
import {
  type Avance,
  escribirInforme,
  importarArchivo,
  type RechazoDeFila,
  type Resumen,
} from '#importaciones/index.ts';
import { conArchivoEntero } from './archivo-entero.ts';
import { type Argumentos, type Consola, conBase, type Orden, opcional, sinSobrantes, UsoIncorrecto } from './orden.ts';

/** Reasons shown on the console; `--informe` keeps all. */
const RECHAZOS_A_LA_VISTA = 100;
const COMPROBANTES_A_LA_VISTA = 60;

export const importar: Orden = {
  nombre: 'importar',
  resumen: 'Importa un archivo CSV. Lo que no se puede tomar se informa por fila, columna y motivo.',
  uso: `<${ENTIDADES_DE_CONSOLA.join('|')}> ARCHIVO [--perfil P] [--simular] [--deposito COD] [--lista NOMBRE] [--modo M] [--aceptar-cruces MOTIVO] [--informe CSV]`,
  detalle: [
    ['--perfil P', 'cómo está armado el archivo; sin esto lo dice su encabezado'],
    ['--simular', 'muestra qué pasaría y no cambia nada'],
    [
      '--deposito COD',
      'de qué depósito salieron las ventas, adónde entra el stock o de cuál son los mínimos; sin esto, el principal',
    ],
    ['--lista NOMBRE', 'a qué lista van los precios de los artículos; sin esto, la de omisión'],
    ['--modo M', `qué se hace con cada fila: ${MODOS.join(', ')}`],
    ['--aceptar-cruces MOTIVO', 'toma los códigos que ya son otro código de otro artículo; sin esto se rechazan'],
    ['--informe CSV', 'guarda en ese archivo todas las filas rechazadas'],
  ],
  opciones: {
    perfil: { type: 'string' },
    simular: { type: 'boolean' },
    deposito: { type: 'string' },
    lista: { type: 'string' },
    modo: { type: 'string' },
    'aceptar-cruces': { type: 'string' },
    informe: { type: 'string' },
  },
  ejecutar: async (argumentos, consola) => {
    const pedido = leerPedido(argumentos);
    const informe = opcional(argumentos.valores, 'informe');
    const rechazos: RechazoDeFila[] = [];
    const resumen = await conInforme(informe, (escribir) =>
      conBase(consola, ({ pool }) =>
        importarArchivo(
          pool,
          { ...pedido, ahora: new Date(), autor: usuarioDeConsola },
          {
            avanzar: (avance) => consola.progreso(frase(avance)),
            informar: async (todos) => escribir(alPasar(todos, (rechazo) => guardar(rechazos, rechazo))),
          },
        ),
      ),
    );
    mostrar(resumen, pedido.simular, consola);
    mostrarRechazos(rechazos, resumen, informe, consola);
    return resumen.leidas === resumen.rechazadas ? 1 : 0;
  },
};

function leerPedido(argumentos: Argumentos) {
  sinSobrantes(argumentos, 2);
  const { valores, posicionales } = argumentos;
  const [que, ruta] = posicionales;
  if (que === undefined) throw new UsoIncorrecto(`Falta qué importar: ${ENTIDADES_DE_CONSOLA.join(', ')}.`);
  const entidad = ENTIDADES_DE_CONSOLA.find((conocida) => conocida === que);
  if (entidad === undefined)
    throw new UsoIncorrecto(`No se importa «${que}»: se importa ${ENTIDADES_DE_CONSOLA.join(', ')}.`);
  if (ruta === undefined || ruta === '') throw new UsoIncorrecto('Falta el archivo.');
  const deposito = soloPara(['ventas', 'stock', 'minimos'], entidad, argumentos, 'deposito');
  const lista = soloPara(['articulos'], entidad, argumentos, 'lista');
  const pedido = soloPara(['articulos', 'clientes'], entidad, argumentos, 'modo');
  const motivoDeCruces = soloPara(['articulos', 'codigos'], entidad, argumentos, 'aceptar-cruces');
  const modo = MODOS.find((conocido) => conocido === pedido);
  if (pedido !== undefined && modo === undefined) throw new UsoIncorrecto(`--modo admite ${MODOS.join(', ')}.`);
  return {
    entidad,
    ruta,
    perfil: opcional(valores, 'perfil'),
    deposito,
    lista,
    modo,
    motivoDeCruces,
    simular: valores.simular === true,
  };
}

function soloPara(entidades: readonly Entidad[], entidad: Entidad, { valores }: Argumentos, nombre: string) {
  const valor = opcional(valores, nombre);
  if (valor === undefined || entidades.includes(entidad)) return valor;
  const cuales = new Intl.ListFormat('es', { type: 'disjunction' }).format(entidades);
  throw new UsoIncorrecto(`--${nombre} es para importar ${cuales}.`);
}

type Escritor = (rechazos: AsyncIterable<RechazoDeFila>) => Promise<void>;

/** The report is opened first: a file that cannot be written stops the order before it does anything. */
function conInforme<T>(ruta: string | undefined, trabajo: (escribir: Escritor) => Promise<T>): Promise<T> {
  if (ruta === undefined) return trabajo(agotar);
  const sinLugar = `No se puede escribir el informe en ${ruta}: revisá la carpeta y los permisos.`;
  return conArchivoEntero({ ruta, modo: 0o666, sinLugar }, (destino) =>
    trabajo((rechazos) => escribirInforme(destino, rechazos)),
  );
}

async function agotar(rechazos: AsyncIterable<RechazoDeFila>): Promise<void> {
  for await (const _ of rechazos);
}

async function* alPasar<T>(todos: AsyncIterable<T>, ver: (uno: T) => void): AsyncGenerator<T> {
  for await (const uno of todos) {
    ver(uno);
    yield uno;
  }
}

function guardar(rechazos: RechazoDeFila[], rechazo: RechazoDeFila): void {
  if (rechazos.length < RECHAZOS_A_LA_VISTA) rechazos.push(rechazo);
}

const ETAPAS = { leer: 'Leyendo', comparar: 'Comparando', guardar: 'Guardando' } as const;

const frase = ({ etapa, hechos, total }: Avance): string =>
  `${ETAPAS[etapa]} ${total === 0 ? 100 : Math.floor((hechos / total) * 100)} %`;

function mostrar(resumen: Resumen, simular: boolean, { salida }: Consola): void {
  const { archivo, perfil, leidas, rechazadas, anterior, aplicada } = resumen;
  salida(
    `${archivo}${perfil === null ? '' : `, perfil «${perfil}»`}: ${plural(leidas, 'fila leída', 'filas leídas')}, ${escribirEntero(leidas - rechazadas)} aceptadas, ${escribirEntero(rechazadas)} rechazadas.`,
  );
  if (anterior !== undefined) salida(`Este mismo archivo ya se importó el ${fechaHoraTexto(new Date(anterior))}.`);
  for (const linea of cuenta(resumen)) salida(linea);
  if (simular) salida('Fue una simulación: no cambió nada.');
  else if (!aplicada) salida('No había nada nuevo: no se cambió nada.');
}

function cuenta({ conteo, detalles }: Resumen): string[] {
  if (!('entidad' in conteo)) {
    const { crear, actualizar, sinCambios } = conteo;
    return [
      `Registros: ${escribirEntero(crear)} nuevos, ${escribirEntero(actualizar)} cambiados, ${escribirEntero(sinCambios)} sin cambios.`,
      ...detalles.map(({ texto, cantidad }) => `${texto}: ${escribirEntero(cantidad)}.`),
    ];
  }
  if (conteo.entidad === 'localidades') {
    return [`Localidades: ${escribirEntero(conteo.creadas)} nuevas, ${escribirEntero(conteo.yaEstaban)} ya estaban.`];
  }
  const { sinRenglones } = conteo;
  const algunos = sinRenglones.slice(0, COMPROBANTES_A_LA_VISTA).join(', ');
  const mas = sinRenglones.length > COMPROBANTES_A_LA_VISTA ? '…' : '';
  return [
    `Comprobantes: ${plural(conteo.notas, 'nota de pedido nueva', 'notas de pedido nuevas')} y ${plural(conteo.devoluciones, 'devolución nueva', 'devoluciones nuevas')}, con ${plural(conteo.renglones, 'renglón', 'renglones')}; ${escribirEntero(conteo.yaEstaban)} ya estaban.`,
    `Artículos: ${escribirEntero(conteo.articulos)} nuevos, ${plural(conteo.alternativos, 'código alternativo', 'códigos alternativos')}, ${plural(conteo.precios, 'precio', 'precios')}. Clientes: ${escribirEntero(conteo.clientes)} nuevos.`,
    ...(sinRenglones.length > 0
      ? [
          `${plural(sinRenglones.length, 'comprobante quedó', 'comprobantes quedaron')} sin ningún renglón: ${algunos}${mas}.`,
        ]
      : []),
  ];
}

function mostrarRechazos(
  rechazos: readonly RechazoDeFila[],
  { rechazadas }: Resumen,
  informe: string | undefined,
  { salida }: Consola,
): void {
  if (rechazos.length > 0) salida('Filas rechazadas:');
  for (const { fila, columna, valor, motivo } of rechazos) {
    salida(`  fila ${fila}${columna === '' ? '' : `, ${columna} «${valor}»`}: ${motivo}`);
  }
  if (rechazos.length === RECHAZOS_A_LA_VISTA) salida('  … guardalas todas con --informe ARCHIVO.csv');
  if (informe !== undefined && rechazadas > 0) salida(`El informe completo está en ${informe}.`);
}
