import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useNavigate } from '@tanstack/react-router';
import { cambiarCostos, crearLote, TOPE_DE_PROPUESTA } from '@trastienda/nucleo/articulos/contrato.ts';
import type { ResponseOf } from '@trastienda/nucleo/comun/endpoint.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { useComando } from '#api/consultas.ts';
import { ConfirmarConMotivo } from '#articulos/en-lote/confirmar-con-motivo.tsx';
import { useAvisos } from '#ui/avisos.tsx';
import { Enlace } from '#ui/enlace.tsx';
import { formatearEntero } from '#ui/formato.ts';
import type { Ensayado } from './ensayo-de-cambio.tsx';
import type { Previa } from './previa-de-cambio.tsx';

type Props = {
  readonly body: Ensayado;
  readonly previa: Previa;
  readonly onHecho: () => void;
};

/** Why, whether prices are proposed too (PRE-18), and the button that writes the costs that were seen. */
export function ConfirmarCambio({ body, previa, onHecho }: Props) {
  const { t } = useTranslation('costos');
  const avisos = useAvisos();
  const avisar = useAvisar();
  const propone = usePuede()(crearLote);
  const comando = useComando(cambiarCostos);
  const [conPrecios, setConPrecios] = useState(true);
  const { cambian, huella } = previa;
  const entran = cambian <= TOPE_DE_PROPUESTA;
  const proponerPrecios = propone && entran && conPrecios;
  const aplicar = async (motivo: string) => {
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
      onConfirmar={(motivo) => void aplicar(motivo)}
    >
      {propone && cambian > 0 && (entran ? <Proponer marcada={conPrecios} onCambio={setConPrecios} /> : <Demasiados />)}
    </ConfirmarConMotivo>
  );
}

function Proponer(props: { readonly marcada: boolean; readonly onCambio: (marcada: boolean) => void }) {
  const { t } = useTranslation('costos');
  return (
    <div>
      <FormControlLabel
        control={<Checkbox checked={props.marcada} onChange={(_, marcada) => props.onCambio(marcada)} />}
        label={t('cambio.confirmar.proponer')}
      />
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {t('cambio.confirmar.proponerAyuda')}
      </Typography>
    </div>
  );
}

function Demasiados() {
  const { t } = useTranslation('costos');
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {t('cambio.confirmar.demasiados', { total: formatearEntero(TOPE_DE_PROPUESTA) })}{' '}
      <Enlace to="/articulos/actualizar-precio/nuevo">{t('cambio.confirmar.armar')}</Enlace>
    </Typography>
  );
}

/** How it went, and the way to what there is to look at: the batch of prices, or what was done to each. */
function useAvisar(): (hecho: ResponseOf<typeof cambiarCostos>, propuso: boolean) => void {
  const { t } = useTranslation('costos');
  const avisos = useAvisos();
  const navigate = useNavigate();
  return ({ id, articulos, propuesta }, propuso) => {
    const hecho = t('cambio.confirmar.hecho', { count: articulos, total: formatearEntero(articulos) });
    if (propuesta !== null) {
      avisos.exito(t('cambio.confirmar.conLote', { hecho, numero: formatearEntero(propuesta.numero) }), {
        accion: {
          texto: t('cambio.confirmar.verLote'),
          onClick: () => void navigate({ to: '/articulos/actualizar-precio/$id', params: { id: propuesta.id } }),
        },
      });
      return;
    }
    avisos.exito(propuso ? t('cambio.confirmar.sinLote', { hecho }) : hecho, {
      accion: {
        texto: t('cambio.confirmar.verDetalle'),
        onClick: () => void navigate({ to: '/articulos/cambios-de-costo/$id', params: { id } }),
      },
    });
  };
}
