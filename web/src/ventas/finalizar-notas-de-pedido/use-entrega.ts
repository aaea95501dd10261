import { textoCantidad } from '@trastienda/nucleo/comun/cantidad.ts';
import { cancelarSaldo, finalizarNota } from '@trastienda/nucleo/ventas/contrato.ts';
import type { NotaDetalle, RenglonDetalle } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { useRef, useState } from 'react';
import { usePuede } from '#acceso/permisos.tsx';
import { useComando } from '#api/consultas.ts';
import { PedidoRechazado } from '#api/pedir.ts';
import {
  type AEntregar,
  cantidadDe,
  dejaNegativo,
  hayPara,
  NADA,
  type NumerosPorLinea,
  numerosDeEntrega,
  porEntregar,
  recortadas,
  renglonesDeEntrega,
  resumenDe,
  saldoDe,
  type Tope,
  todoLoQueHay,
  todoLoReservado,
  topeDe,
} from './entrega.ts';
import { enOrdenDeUbicacion, ubicarEn } from './preparacion.ts';
import type { NotaAlDia } from './use-nota-al-dia.ts';

const VER = { permiso: 'stock.ver' } as const;
const VER_OTRAS = { permiso: 'stock.ver_otras' } as const;

/** Where the goods leave from, also where there is none of them. */
type LugarDeSalida = {
  readonly depositoId: string;
  readonly deposito: string;
  readonly sucursalId: string;
  readonly sucursal: string;
};

/** One delivery being prepared: how much of each line, from where, and what happens to the rest. */
export function useEntrega({ nota, tocar, enviando, enviar, noSalio, trasDudosa }: NotaAlDia) {
  const propio = nota.deposito.id;
  const [lugar, setLugar] = useState<LugarDeSalida>({
    depositoId: propio,
    deposito: nota.deposito.nombre,
    sucursalId: nota.sucursal.id,
    sucursal: nota.sucursal.nombre,
  });
  const { depositoId } = lugar;
  const ubicar = ubicarEn(nota, depositoId);
  const loQueSeVe = useLoQueSeVe(propio);
  const renglones = enOrdenDeUbicacion(loQueSeVe(nota, lugar), ubicar);
  const { aEntregar, leerAhora, setAEntregar } = useAEntregar(() =>
    trasDudosa ? NADA : todoLoReservado(renglones, propio, propio),
  );
  const [cancelados, setCancelados] = useState<ReadonlySet<string>>(new Set());
  const [numeros, setNumeros] = useState<NumerosPorLinea>({});
  const finalizar = useComando(finalizarNota, { invalida: ['stock', 'articulos'] });
  const cancelar = useComando(cancelarSaldo, { invalida: ['stock', 'articulos'] });

  const tope = (renglon: RenglonDetalle, demas: AEntregar = aEntregar): Tope =>
    topeDe(renglon, depositoId, propio, { renglones, aEntregar: demas });
  /** What there is; of what there is none of, all that may go out all the same. */
  const alMarcar = (renglon: RenglonDetalle): string => {
    const { maximo } = tope(renglon);
    const hay = hayPara(renglon, depositoId, propio, { renglones, aEntregar });
    return hay === null || hay.lte(0) || hay.gt(maximo) ? maximo : textoCantidad(hay);
  };
  const conSaldo = renglones.filter((renglon) => saldoDe(renglon, aEntregar) !== '0');
  // A line without a rest has nothing to give up, whatever was chosen before.
  const seCancelan = new Set(conSaldo.map(({ id }) => id).filter((id) => cancelados.has(id)));

  const params = { id: nota.id };
  const cambiar = (nuevo: AEntregar) => {
    setAEntregar(nuevo);
    tocar();
  };
  const poner = (id: string, cantidad: string) => {
    // A box that was only visited changes nothing.
    if (cantidadDe(leerAhora(), { id }) !== cantidad) cambiar({ ...leerAhora(), [id]: cantidad });
  };

  /** Delivers, and then gives up the rest that was chosen. Answers the delivery, or null when only a rest was given up. */
  const entregar = async (motivo: string) => {
    let algoSalio = false;
    enviar();
    try {
      const entregada = await enviarEntrega();
      algoSalio = entregada !== null;
      if (seCancelan.size === 0) return entregada;
      const cerrada = await enviarSaldo(entregada?.version ?? nota.version, motivo);
      return entregada && { ...entregada, estado: cerrada.estado };
    } catch (error) {
      noSalio({ algoSalio, dudosa: !(error instanceof PedidoRechazado && error.status < 500) });
      throw error;
    }
  };
  const enviarEntrega = async () => {
    const salen = renglonesDeEntrega(renglones, aEntregar);
    if (salen === null) return null;
    return finalizar.mutateAsync({
      params,
      body: {
        version: nota.version,
        renglones: salen,
        ...(depositoId === propio ? {} : { depositoId }),
        ...numerosDeEntrega(renglones, aEntregar, numeros),
      },
    });
  };
  const enviarSaldo = (version: number, motivo: string) =>
    cancelar.mutateAsync({
      params,
      body: { version, motivo, renglones: [...seCancelan].map((renglonId) => ({ renglonId })) },
    });

  return {
    /** In the order they are picked. */
    renglones,
    ubicar,
    lugar,
    depositoId,
    propio,
    aEntregar,
    /** The quantities at this very instant, which the screen may not show yet. */
    leerAhora,
    cancelados: seCancelan,
    resumen: resumenDe(renglones, aEntregar, seCancelan),
    tope,
    /** What goes out of it leaves less than nothing on the shelf. */
    dejaNegativo: (renglon: RenglonDetalle) => dejaNegativo(renglon, depositoId, propio, { renglones, aEntregar }),
    poner,
    numeros,
    ponerNumeros: (lineaId: string, dichos: NumerosPorLinea[string]) => {
      setNumeros((antes) => ({ ...antes, [lineaId]: dichos }));
      tocar();
    },
    ocupada: enviando,
    entregar,
    elegirLugar: (nuevo: LugarDeSalida) => {
      setLugar(nuevo);
      setNumeros({});
      cambiar(todoLoReservado(loQueSeVe(nota, nuevo), nuevo.depositoId, propio));
    },
    todoLoReservado: () => cambiar(todoLoReservado(renglones, depositoId, propio)),
    nada: () => cambiar(NADA),
    /** What was chosen goes on over the nota as it is now. */
    seguirEn: (otra: NotaDetalle) => {
      const suyos = loQueSeVe(otra, lugar);
      setAEntregar(
        recortadas(leerAhora(), suyos, (renglon, demas) =>
          topeDe(renglon, depositoId, propio, { renglones: suyos, aEntregar: demas }),
        ),
      );
    },
    marcar: (renglon: RenglonDetalle, marcado: boolean) => poner(renglon.id, marcado ? alMarcar(renglon) : '0'),
    marcarTodos: (marcados: boolean) => cambiar(marcados ? todoLoQueHay(renglones, depositoId, propio) : NADA),
    marcados: deLosQueSalen(renglones, aEntregar, todoLoQueHay(renglones, depositoId, propio)),
    cancelarSaldoDe: (id: string, cancela: boolean) => {
      setCancelados((antes) => new Set([...antes].filter((otro) => otro !== id).concat(cancela ? [id] : [])));
      tocar();
    },
    cancelarTodoSaldo: () => {
      setCancelados(new Set(conSaldo.map(({ id }) => id)));
      tocar();
    },
  };
}

/** Lines with something to deliver. A nota names only where there is something: where one sees nothing, nobody said that there is none. */
function useLoQueSeVe(propio: string) {
  const puede = usePuede();
  return (nota: NotaDetalle, { depositoId, sucursalId }: LugarDeSalida): readonly RenglonDetalle[] => {
    const seVe = depositoId === propio || puede(VER_OTRAS) || puede(VER, sucursalId);
    return seVe ? porEntregar(nota) : porEntregar(nota).map((renglon) => ({ ...renglon, stock: null }));
  };
}

/** How many of the lines there is something for go out now. */
function deLosQueSalen(
  renglones: readonly RenglonDetalle[],
  aEntregar: AEntregar,
  loQueHay: AEntregar,
): 'todos' | 'algunos' | 'ninguno' {
  const salen = renglones.filter((renglon) => cantidadDe(aEntregar, renglon) !== '0');
  if (salen.length === 0) return 'ninguno';
  return renglones.every((renglon) => salen.includes(renglon) || cantidadDe(loQueHay, renglon) === '0')
    ? 'todos'
    : 'algunos';
}

/** The quantities, readable as soon as they are set: a reader does not wait for the screen. */
function useAEntregar(inicial: () => AEntregar) {
  const [aEntregar, mostrar] = useState(inicial);
  const ultimo = useRef(aEntregar);
  return {
    aEntregar,
    leerAhora: () => ultimo.current,
    setAEntregar: (nuevo: AEntregar) => {
      ultimo.current = nuevo;
      mostrar(nuevo);
    },
  };
}

export type EntregaEnCurso = ReturnType<typeof useEntrega>;
