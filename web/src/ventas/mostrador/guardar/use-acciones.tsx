import Box from '@mui/material/Box';
import type { Hallazgo } from '@trastienda/nucleo/articulos/contrato-de-articulo.ts';
import { useTranslation } from 'react-i18next';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { useConfirmar } from '#ui/flotantes/confirmar.tsx';
import { formatearEntero } from '#ui/formato/formato.ts';
import { unitarioEn } from '#ui/formato/simbolo-de-moneda.ts';
import { elegir } from '#ventas/mostrador/entrada/elegir.ts';
import { useTextoDeError } from '#ventas/mostrador/entrada/errores-de-entrada.ts';
import { type PrecioCambiado, preciosMovidos } from '#ventas/mostrador/renglones/cuentas.ts';
import type { Mostrador } from '#ventas/mostrador/use-mostrador.ts';
import { type AccionDeBorrador, claveSiguiente } from './borrador.ts';

type Opciones = {
  readonly mostrador: Mostrador;
  readonly moneda: string;
  readonly onConfirmada: (id: string) => void;
  readonly enfocarEntrada: () => void;
};

/** What the person can do with the nota, with what is told afterwards. */
export function useAccionesDeMostrador({ mostrador, moneda, onConfirmada, enfocarEntrada }: Opciones) {
  const { t } = useTranslation('ventas');
  const avisos = useAvisos();
  const preguntar = useConfirmar();
  const textoDeError = useTextoDeError();

  /** Says what is missing to save, before asking the server for what it would refuse. */
  const estaCompleta = (): boolean => {
    const { renglones, cliente, depositoId, nota } = mostrador.leer();
    const falta =
      renglones.length === 0
        ? t(nota ? 'mostrador.error.ultimoRenglon' : 'mostrador.error.sinRenglones')
        : cliente === null
          ? t('mostrador.error.sinCliente')
          : depositoId === null
            ? t('mostrador.error.sinDeposito')
            : null;
    if (falta !== null) avisos.error(falta);
    return falta === null;
  };

  const confirmar = async (parcial = false) => {
    if (!estaCompleta()) return;
    const nota = await mostrador.confirmar(parcial, async (cambiados) => {
      const si = await preguntar({
        titulo: t('mostrador.precios.otros'),
        texto: <PreciosQueCambian cambiados={cambiados} moneda={moneda} nota={t('mostrador.precios.guardada')} />,
        boton: t('mostrador.precios.confirmar'),
      });
      return Boolean(si);
    });
    if (!nota) return;
    avisos.exito(t('mostrador.guardado.confirmada', { numero: formatearEntero(nota.numero) }));
    onConfirmada(nota.id);
  };

  /** The notice that offers it goes with the focus: the counter takes it back, or its keys would be of nobody. */
  const paraDeshacer = (accion: AccionDeBorrador) => ({
    texto: t('mostrador.renglon.deshacer'),
    onClick: () => {
      mostrador.despachar(accion);
      enfocarEntrada();
    },
  });

  return {
    confirmar,
    guardar: async () => {
      if (!estaCompleta() || !mostrador.sucio) return;
      const nota = await mostrador.guardar();
      if (nota) avisos.exito(t('mostrador.guardado.listo', { numero: formatearEntero(nota.numero) }));
    },
    quitar: (clave: string) => {
      const { renglones } = mostrador.leer();
      const posicion = renglones.findIndex((uno) => uno.clave === clave);
      const renglon = renglones[posicion];
      if (!renglon) return;
      mostrador.despachar({ tipo: 'quitar', clave });
      enfocarEntrada();
      avisos.info(t('mostrador.renglon.quitado', { codigo: renglon.codigo }), {
        accion: paraDeshacer({ tipo: 'devolver', renglon, posicion }),
      });
    },
    sustituir: (clave: string, hallazgo: Hallazgo) => {
      const borrador = mostrador.leer();
      const renglon = borrador.renglones.find((uno) => uno.clave === clave);
      if (!renglon) return;
      const eleccion = elegir(hallazgo, renglon.cantidad);
      if (!eleccion.ok) return avisos.error(textoDeError(eleccion.error));
      const nueva = claveSiguiente(borrador);
      mostrador.despachar({ tipo: 'sustituir', clave, articulo: eleccion.articulo });
      enfocarEntrada();
      avisos.info(t('mostrador.sustitutos.cambiado', { antes: renglon.codigo, codigo: hallazgo.codigo }), {
        accion: paraDeshacer({ tipo: 'reponer', clave: nueva, renglon }),
      });
    },
    actualizarPrecios: async () => {
      const movidos = preciosMovidos(mostrador.leer().renglones).map(({ clave, codigo, precio, precioDeListaHoy }) => ({
        ...{ clave, codigo, antes: precio, despues: precioDeListaHoy },
      }));
      const si = await preguntar({
        titulo: t('mostrador.precios.titulo'),
        texto: <PreciosQueCambian cambiados={movidos} moneda={moneda} nota={t('mostrador.precios.texto')} />,
        boton: t('mostrador.precios.boton'),
      });
      if (si && (await mostrador.actualizarPrecios())) avisos.exito(t('mostrador.precios.listo'));
    },
  };
}

export type AccionesDeMostrador = ReturnType<typeof useAccionesDeMostrador>;

type Cambiado = Pick<PrecioCambiado, 'clave' | 'codigo'> & {
  readonly [cuando in 'antes' | 'despues']: string | null;
};

type PropsDePrecios = { readonly cambiados: readonly Cambiado[]; readonly moneda: string; readonly nota: string };

/** Each line whose price moves, before and after. */
function PreciosQueCambian({ cambiados, moneda, nota }: PropsDePrecios) {
  const { t } = useTranslation('ventas');
  return (
    <>
      <Box component="ul" sx={{ m: 0, mb: 1, p: 0, listStyle: 'none', color: 'text.primary' }}>
        {cambiados.map(({ clave, codigo, antes, despues }) => (
          <li key={clave}>
            {t('mostrador.precios.fila', {
              codigo,
              antes: unitarioEn(moneda, antes),
              despues: unitarioEn(moneda, despues),
            })}
          </li>
        ))}
      </Box>
      {nota}
    </>
  );
}
