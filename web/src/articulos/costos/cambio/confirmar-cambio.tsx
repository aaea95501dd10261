import { useNavigate } from '@tanstack/react-router';
import { cambiarCostos, crearLote } from '@trastienda/nucleo/articulos/contrato.ts';
import type { ResponseOf } from '@trastienda/nucleo/comun/endpoint.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { useComando } from '#api/consultas.ts';
import { ConfirmarConMotivo, type ConMotivo } from '#articulos/en-lote/confirmar-con-motivo.tsx';
import { Proponer } from '#articulos/en-lote/proponer.tsx';
import { useAvisarLote } from '#articulos/en-lote/use-avisar-lote.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { formatearEntero } from '#ui/formato/formato.ts';
import type { Ensayado } from './ensayo-de-cambio.tsx';
import type { Previa } from './previa-de-cambio.tsx';

type Props = ConMotivo & {
  readonly body: Ensayado;
  readonly previa: Previa;
  readonly onHecho: () => void;
};

/** Why, whether prices are proposed too (PRE-18), and the button that writes the costs that were seen. */
export function ConfirmarCambio({ body, previa, motivo, onMotivo, onHecho }: Props) {
  const { t } = useTranslation('costos');
  const avisos = useAvisos();
  const avisar = useAvisar();
  const propone = usePuede()(crearLote);
  const comando = useComando(cambiarCostos);
  const [conPrecios, setConPrecios] = useState(true);
  const { cambian, huella } = previa;
  const proponerPrecios = propone && conPrecios;
  const aplicar = async () => {
    try {
      const hecho = await comando.mutateAsync({ body: { ...body, cambian, huella, motivo, proponerPrecios } });
      onHecho();
      avisar(hecho, proponerPrecios);
    } catch (error) {
      // What shows is asked again by then: refused or not, a command may have found other costs.
      avisos.error(error);
    }
  };
  return (
    <ConfirmarConMotivo
      etiqueta={t('cambio.confirmar.motivo')}
      ayuda={t('cambio.confirmar.motivoAyuda')}
      boton={
        cambian === 0
          ? t('cambio.confirmar.nada')
          : t('cambio.confirmar.cambiar', { count: cambian, total: formatearEntero(cambian) })
      }
      nada={cambian === 0}
      ocupado={comando.isPending}
      motivo={motivo}
      onMotivo={onMotivo}
      onConfirmar={aplicar}
    >
      {propone && cambian > 0 && <Proponer marcada={conPrecios} onCambio={setConPrecios} />}
    </ConfirmarConMotivo>
  );
}

/** How it went, and the way to what there is to look at: the batch of prices, or what was done to each. */
function useAvisar(): (hecho: ResponseOf<typeof cambiarCostos>, propuso: boolean) => void {
  const { t } = useTranslation('costos');
  const navigate = useNavigate();
  const avisarLote = useAvisarLote();
  return ({ id, articulos, propuesta }, propuso) =>
    avisarLote({
      hecho: t('cambio.confirmar.hecho', { count: articulos, total: formatearEntero(articulos) }),
      propuesta,
      propuso,
      detalle: {
        texto: t('cambio.confirmar.verDetalle'),
        onClick: () => void navigate({ to: '/articulos/cambios-de-costo/$id', params: { id } }),
      },
    });
}
