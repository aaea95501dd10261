import { textoCantidad } from '@trastienda/nucleo/comun/cantidad.ts';
import { sumar } from '@trastienda/nucleo/comun/decimal.ts';
import { anularNota } from '@trastienda/nucleo/ventas/contrato.ts';
import type { NotaDetalle } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { useTranslation } from 'react-i18next';
import { useComando } from '#api/consultas.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { useConfirmar } from '#ui/flotantes/confirmar.tsx';
import { formatearCantidad, formatearEntero } from '#ui/formato/formato.ts';

/** Annuls a nota after saying, in numbers, what follows from it. Asks the reason. */
export function useAnular() {
  const { t } = useTranslation('ventas');
  const confirmar = useConfirmar();
  const avisos = useAvisos();
  const anular = useComando(anularNota, { invalida: ['stock', 'articulos'] });

  const preguntar = async (nota: NotaDetalle) => {
    const reservadas = textoCantidad(sumar(nota.renglones.map(({ reservada }) => reservada)));
    const numero = formatearEntero(nota.numero);
    const respuesta = await confirmar({
      titulo: t('documento.anular.titulo', { numero }),
      texto: [
        t('documento.anular.quien', { cliente: nota.cliente.razonSocial, count: nota.renglones.length }),
        reservadas === '0'
          ? t('documento.anular.sinReserva')
          : t('documento.anular.libera', { unidades: formatearCantidad(reservadas), count: Number(reservadas) }),
        t('documento.anular.final'),
      ].join(' '),
      boton: t('documento.anular.boton'),
      peligro: true,
      motivo: true,
    });
    if (!respuesta) return;
    anular.mutate(
      { params: { id: nota.id }, body: { version: nota.version, motivo: respuesta.motivo } },
      {
        onSuccess: () => avisos.exito(t('documento.listo.anular', { numero })),
        onError: (error) => avisos.error(error),
      },
    );
  };
  return { preguntar, anulando: anular.isPending };
}
