import type { Faltante } from './faltante.ts';
import { erroresDeNumeros } from './numeros/errores.ts';
import type { Prometido } from './reversion-posible.ts';

type SinDisponible = {
  readonly articuloId: string;
  readonly depositoId: string;
  readonly pedido: string;
  readonly disponible: string;
};

const lista = (faltantes: readonly Faltante[]): string =>
  faltantes
    .slice(0, 5)
    .map(({ codigo, pedido, fisico }) => `${codigo} (salen ${pedido}, hay ${fisico})`)
    .join('; ') + (faltantes.length > 5 ? ` y ${faltantes.length - 5} más` : '');

const decirInactivo = ({ codigo, fusionadoEn }: { codigo: string; fusionadoEn: string | null }): string =>
  fusionadoEn === null
    ? `${codigo} está inactivo: reactivalo y volvé a intentarlo.`
    : `${codigo} se fusionó en ${fusionadoEn}, que tiene su stock: corregilo con un ajuste de ${fusionadoEn}.`;

const decirPrometido = ({ codigo, sale, libre, para }: Prometido): string => {
  const quienes = para.slice(0, 5).join(', ') + (para.length > 5 ? ` y ${para.length - 5} más` : '');
  return `${codigo}: salen ${sale}, libres ${libre}${quienes === '' ? '' : `, el resto es de ${quienes}`}`;
};

type SobreLimite = {
  readonly que: 'aplicar' | 'aprobar' | 'revertir' | 'importar';
  /** What it is about and how far one's roles go there; null to who does not see costs there. */
  readonly monto: string | null;
  readonly limite: string | null;
};

const SOBRE_LIMITE: Readonly<Record<SobreLimite['que'], string>> = {
  aplicar: 'El ajuste supera el monto que podés aplicar. Pedí la aprobación: lo aplica otra persona.',
  aprobar: 'El ajuste supera el monto que podés aprobar. Tiene que aprobarlo alguien con un límite mayor.',
  revertir: 'El ajuste supera el monto que podés revertir. Pedíselo a alguien con un límite mayor.',
  importar: 'El stock inicial del archivo supera el monto que podés ajustar. Pedíselo a alguien con un límite mayor.',
};

export const erroresDeStock = {
  ...erroresDeNumeros,
  'stock.insuficiente': {
    status: 409,
    mensaje: ({ faltantes }: { faltantes: readonly Faltante[] }) =>
      `No alcanza el stock físico del depósito: ${lista(faltantes)}. Corregí las cantidades.`,
  },
  'stock.negativo_sin_permiso': {
    status: 403,
    mensaje: ({ faltantes }: { faltantes: readonly Faltante[] }) =>
      `Quedaría stock negativo: ${lista(faltantes)}. Pedilo a quien pueda dejar stock en negativo.`,
  },
  'stock.sin_disponible': {
    status: 409,
    mensaje: ({ faltantes }: { faltantes: readonly SinDisponible[] }) =>
      faltantes.length === 1
        ? `Sin stock disponible: se piden ${faltantes[0]?.pedido} y hay ${faltantes[0]?.disponible}.`
        : `Sin stock disponible en ${faltantes.length} artículos.`,
  },
  'stock.periodo_cerrado': {
    status: 409,
    mensaje: (_: object) => 'Esa fecha cae en un período cerrado. Usá una fecha posterior al último cierre.',
  },
  'stock.ya_revertido': {
    status: 409,
    mensaje: (_: object) => 'Ese movimiento ya fue revertido: se revierte una sola vez.',
  },
  'stock.reversion_de_inactivos': {
    status: 409,
    mensaje: ({ articulos }: { articulos: readonly { codigo: string; fusionadoEn: string | null }[] }) =>
      `No se puede revertir. ${articulos.map(decirInactivo).join(' ')}`,
  },
  'stock.reversion_de_reservado': {
    status: 409,
    mensaje: ({ prometidos }: { prometidos: readonly Prometido[] }) =>
      `No se puede revertir: hay stock reservado. ${prometidos.map(decirPrometido).join('; ')}. ` +
      'Cancelá antes el saldo de esas notas, o anulalas.',
  },
  'stock.ajuste_sobre_limite': {
    status: 403,
    mensaje: ({ que }: SobreLimite) => SOBRE_LIMITE[que],
  },
  'stock.ajuste_propio': {
    status: 409,
    mensaje: (_: object) => 'Este ajuste pasó por tus manos: tiene que aprobarlo otra persona.',
  },
  'stock.ajuste_desactualizado': {
    status: 409,
    mensaje: ({ codigos }: { codigos: readonly string[] }) =>
      `Ya no se puede mover ${codigos.join(', ')}: el artículo está inactivo o dejó de llevar stock. Sacalo del ajuste.`,
  },
  'stock.deposito_inactivo': {
    status: 409,
    mensaje: ({ deposito }: { deposito: string }) =>
      `El depósito ${deposito} está inactivo: no admite movimientos. Elegí otro o reactivalo.`,
  },
  'stock.movimiento_repetido': {
    status: 409,
    mensaje: ({ clave }: { clave: string }) => `Ese movimiento ya está asentado (${clave}). No se asentó otra vez.`,
  },
} as const;
