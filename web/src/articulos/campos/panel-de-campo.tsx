import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { Nivel } from '@trastienda/nucleo/articulos/clasificacion/niveles.ts';
import { type CampoPedido, listarCampos } from '@trastienda/nucleo/articulos/contrato.ts';
import { useTranslation } from 'react-i18next';
import { consultaDe } from '#api/consultas.ts';
import { PanelLateral } from '#ui/flotantes/panel-lateral.tsx';
import { useCierre } from '#ui/formularios/salida.ts';
import { LineaDeTiempo } from '#ui/historial/linea-de-tiempo.tsx';
import { Cargado } from '#ui/pantalla/cargado.tsx';
import { AltaDeCampo } from './alta-de-campo.tsx';
import { CambioDelCampo, type Salida } from './cambio-del-campo.tsx';
import { PedirConocido } from './pedir-conocido.tsx';

type Props = {
  readonly nivel: Nivel;
  readonly id: string;
  /** What the node is called. */
  readonly nombre: string;
  /** The campo to change; without it, one is added to the node. */
  readonly campoId: string | undefined;
  readonly onCerrar: () => void;
};

/** A campo of a node: a new one, one that is asked for elsewhere, or how one is changed. */
export function PanelDeCampo({ nivel, id, nombre, campoId, onCerrar }: Props) {
  const { t } = useTranslation('campos');
  const { onCambios, cerrar } = useCierre(onCerrar);
  const salida = { onCambios, onCancelar: cerrar, onListo: onCerrar };
  const consulta = useQuery(consultaDe(listarCampos, { query: {} }));
  const campo = consulta.data?.filas.find((uno) => uno.id === campoId);
  const titulo = campoId === undefined ? t('nuevoEn', { nombre }) : t('editarTitulo', { nombre: campo?.nombre ?? '…' });
  return (
    <PanelLateral abierto titulo={titulo} ancho={520} onCerrar={cerrar}>
      <Cargado consulta={consulta}>
        {({ filas }) =>
          campo ? (
            <Cambio campo={campo} salida={salida} />
          ) : (
            <Stack sx={{ gap: 3 }}>
              {/* Asking for one that exists saves nothing of the new one that may be half written below. */}
              <PedirConocido lugar={{ nivel, nodoId: id }} nombre={nombre} campos={filas} onListo={cerrar} />
              <AltaDeCampo lugar={{ nivel, nodoId: id }} {...salida} />
            </Stack>
          )
        }
      </Cargado>
    </PanelLateral>
  );
}

function Cambio({ campo, salida }: { readonly campo: CampoPedido; readonly salida: Salida }) {
  const { t } = useTranslation('campos');
  return (
    <Stack sx={{ gap: 3 }}>
      {campo.lugares.length > 1 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('todas', { lugares: campo.lugares.map(({ nombre }) => nombre).join(', ') })}
        </Typography>
      )}
      <CambioDelCampo campo={campo} {...salida} />
      <section aria-label={t('actividad')}>
        <Typography variant="h6" component="h3" sx={{ mb: 1.5 }}>
          {t('actividad')}
        </Typography>
        <LineaDeTiempo
          entidad="campo"
          id={campo.id}
          acciones={t('hecho', { returnObjects: true })}
          campos={t('campo', { returnObjects: true })}
        />
      </section>
    </Stack>
  );
}
