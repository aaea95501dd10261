import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  type CambiosEnLote,
  crearLote,
  editarEnLote,
  verEdicionEnLote,
} from '@trastienda/nucleo/articulos/contrato.ts';
import type { InputOf } from '@trastienda/nucleo/comun/endpoint.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { consultaDe, useComando } from '#api/consultas.ts';
import { ConfirmarConMotivo, type ConMotivo } from '#articulos/en-lote/confirmar-con-motivo.tsx';
import { Proponer } from '#articulos/en-lote/proponer.tsx';
import { trasElLote } from '#articulos/en-lote/tras-el-lote.ts';
import { useAvisarLote } from '#articulos/en-lote/use-avisar-lote.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { PanelLateral } from '#ui/flotantes/panel-lateral.tsx';
import { formatearEntero } from '#ui/formato/formato.ts';
import { useAvisarCambios } from '#ui/formularios/avisar-cambios.ts';
import { useCierre } from '#ui/formularios/salida.ts';
import { Cargado } from '#ui/pantalla/cargado.tsx';
import { Enlace } from '#ui/piezas/enlace.tsx';
import type { Elegidas } from '#ui/tabla/tabla-tipos.ts';
import { CamposDeEdicion } from './campos-de-edicion.tsx';
import { type Previa, PreviaDeEdicion } from './previa-de-edicion.tsx';

type Props = {
  readonly elegidas: Elegidas;
  /** What was asked from the bar already. */
  readonly inicial: CambiosEnLote;
  readonly onCerrar: () => void;
};

/** What to change of the chosen artículos, how each would be left, and only then the button that does it (ART-19). */
export function PanelDeEdicion({ elegidas, inicial, onCerrar }: Props) {
  // Those of costs are said below the preview: asked for there, the panel would hide until they come, with the keyboard in it.
  const { t } = useTranslation(['ediciones', 'costos']);
  const [cambios, setCambios] = useState<CambiosEnLote>(inicial);
  const [motivo, setMotivo] = useState('');
  const { onCambios, cerrar } = useCierre(onCerrar);
  useAvisarCambios(cambios !== inicial || motivo !== '', onCambios);
  const total = formatearEntero(elegidas.cuantas);
  const hay = Object.keys(cambios).length > 0;
  return (
    <PanelLateral
      abierto
      ancho={520}
      titulo={t('panel.titulo', { count: elegidas.cuantas, total })}
      subtitulo={t('panel.ayuda')}
      onCerrar={cerrar}
    >
      <Stack sx={{ gap: 2.5 }}>
        <CamposDeEdicion cambios={cambios} onCambio={setCambios} />
        {hay ? (
          <Ensayo elegidas={elegidas} cambios={cambios} motivo={motivo} onMotivo={setMotivo} onCerrar={onCerrar} />
        ) : (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('panel.elegi')}
          </Typography>
        )}
        <Typography variant="body2">
          <Enlace to="/articulos/ediciones">{t('panel.anteriores')}</Enlace>
        </Typography>
      </Stack>
    </PanelLateral>
  );
}

type Ensayado = InputOf<typeof verEdicionEnLote>['body'];

type DeEnsayo = Omit<Props, 'inicial'> & ConMotivo & { readonly cambios: CambiosEnLote };

function Ensayo({ elegidas, cambios, onCerrar, ...conMotivo }: DeEnsayo) {
  const body = { seleccion: elegidas.enviada, cambios } as Ensayado;
  const consulta = useQuery({
    ...consultaDe(verEdicionEnLote, { body }),
    // What is agreed to is what is there now.
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <Cargado consulta={consulta}>
      {(previa) => (
        <>
          <PreviaDeEdicion previa={previa} />
          <Confirmar
            key={JSON.stringify(cambios)}
            previa={previa}
            body={body}
            elegidas={elegidas}
            onCerrar={onCerrar}
            {...conMotivo}
          />
        </>
      )}
    </Cargado>
  );
}

type DeConfirmar = Omit<DeEnsayo, 'cambios'> & { readonly previa: Previa; readonly body: Ensayado };

function Confirmar({ motivo, onMotivo, ...props }: DeConfirmar) {
  const { t } = useTranslation('ediciones');
  const avisos = useAvisos();
  const navigate = useNavigate();
  const editar = useComando(editarEnLote);
  const avisar = useAvisarLote();
  const puede = usePuede();
  const [conPrecios, setConPrecios] = useState(true);
  const { cambian } = props.previa;
  // Another principal proveedor may be another cost; a batch is of who may prepare one.
  const propone = props.body.cambios.proveedorId !== undefined && puede(crearLote);
  const proponerPrecios = propone && conPrecios;
  const aplicar = async () => {
    try {
      const { id, articulos, fallas, propuesta } = await editar.mutateAsync({
        body: { ...props.body, cambian, motivo, proponerPrecios },
      });
      trasElLote(() => {
        props.elegidas.soltar();
        props.onCerrar();
      });
      const hecho = t('panel.hecho', { count: articulos, total: formatearEntero(articulos) });
      avisar({
        hecho: fallas > 0 ? `${hecho} · ${t('panel.conFallas', { count: fallas })}` : hecho,
        propuesta,
        propuso: proponerPrecios,
        detalle: {
          texto: t('panel.ver'),
          onClick: () => void navigate({ to: '/articulos/ediciones/$id', params: { id } }),
        },
      });
    } catch (error) {
      avisos.error(error);
    }
  };
  return (
    <ConfirmarConMotivo
      etiqueta={t('panel.motivo')}
      ayuda={t('panel.motivoAyuda')}
      boton={cambian === 0 ? t('panel.nada') : t('panel.cambiar', { count: cambian, total: formatearEntero(cambian) })}
      nada={cambian === 0}
      ocupado={editar.isPending}
      motivo={motivo}
      onMotivo={onMotivo}
      onConfirmar={aplicar}
    >
      {propone && cambian > 0 && <Proponer marcada={conPrecios} onCambio={setConPrecios} />}
    </ConfirmarConMotivo>
  );
}
