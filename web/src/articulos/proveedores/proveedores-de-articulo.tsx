import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs';
import { useQuery } from '@tanstack/react-query';
import {
  type Articulo,
  agregarProveedorDeArticulo,
  listarCostosDeProveedores,
  listarProveedoresDeArticulo,
  type ProveedorDeArticulo,
  type ProveedoresDeArticulo,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { consultaDe } from '#api/consultas.ts';
import { formatearFecha } from '#ui/formato/formato.ts';
import { unitarioEn } from '#ui/formato/simbolo-de-moneda.ts';
import { Cargado } from '#ui/pantalla/cargado.tsx';
import { VistaVacia } from '#ui/pantalla/estado-vista.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { PanelDeTrato } from './panel-de-trato.tsx';
import { UnTrato } from './un-trato.tsx';

const HistoriaDeTratos = lazy(async () => ({ default: (await import('./historia-de-tratos.tsx')).HistoriaDeTratos }));

/** Who sells an artículo, the principal one first, and what buying it again costs (ART-11, ART-12). */
export function ProveedoresDeArticuloTab({ articulo }: { readonly articulo: Articulo }) {
  const consulta = useQuery(consultaDe(listarProveedoresDeArticulo, { params: { id: articulo.id } }));
  return (
    <Cargado consulta={consulta}>{(proveedores) => <Lista articulo={articulo} proveedores={proveedores} />}</Cargado>
  );
}

type Props = { readonly articulo: Articulo; readonly proveedores: ProveedoresDeArticulo };

function Lista({ articulo, proveedores: { filas, reposicion } }: Props) {
  const { t } = useTranslation('proveedores');
  const puede = usePuede();
  const [historia, setHistoria] = useState<{
    readonly proveedor?: { readonly id: string; readonly nombre: string };
  } | null>(null);
  const veCostos = puede(listarCostosDeProveedores);
  const [panel, setPanel] = useState<{ readonly trato?: ProveedorDeArticulo } | null>(null);
  const boton = puede(agregarProveedorDeArticulo) && (
    <Button size="small" startIcon={<IconPlus size={17} stroke={1.7} aria-hidden />} onClick={() => setPanel({})}>
      {t('trato.agregar')}
    </Button>
  );
  return (
    <>
      {reposicion !== undefined && <Reposicion reposicion={reposicion} />}
      <Tarjeta
        titulo={t('trato.titulo')}
        sinRelleno
        acciones={<Acciones boton={filas.length > 0 && boton} onHistoria={veCostos ? () => setHistoria({}) : null} />}
      >
        {filas.length === 0 ? (
          <VistaVacia
            icono={IconTruckDelivery}
            titulo={t('trato.vacio')}
            texto={t('trato.vacioTexto')}
            {...(boton ? { accion: boton } : {})}
          />
        ) : (
          <Box
            component="ul"
            sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
          >
            {filas.map((trato) => (
              <UnTrato
                key={trato.id}
                articulo={articulo}
                trato={trato}
                onEditar={() => setPanel({ trato })}
                onHistoria={
                  veCostos ? () => setHistoria({ proveedor: { id: trato.proveedorId, nombre: trato.proveedor } }) : null
                }
              />
            ))}
          </Box>
        )}
      </Tarjeta>
      {historia && (
        <Suspense>
          <HistoriaDeTratos articulo={articulo} proveedor={historia.proveedor} onCerrar={() => setHistoria(null)} />
        </Suspense>
      )}
      {panel && (
        <PanelDeTrato
          articulo={articulo}
          trato={panel.trato}
          primero={filas.every(({ principal }) => !principal)}
          onCerrar={() => setPanel(null)}
        />
      )}
    </>
  );
}

type DeAcciones = { readonly boton: ReactNode; readonly onHistoria: (() => void) | null };

/** What was asked by all of them, those that no longer sell it too, and another one. */
function Acciones({ boton, onHistoria }: DeAcciones) {
  const { t } = useTranslation('proveedores');
  return (
    <>
      {onHistoria && (
        <Button size="small" startIcon={<IconHistory size={17} stroke={1.7} aria-hidden />} onClick={onHistoria}>
          {t('trato.historiaDeTodos')}
        </Button>
      )}
      {boton}
    </>
  );
}

function Reposicion({ reposicion }: { readonly reposicion: NonNullable<ProveedoresDeArticulo['reposicion']> | null }) {
  const { t } = useTranslation('proveedores');
  return (
    <Tarjeta titulo={t('trato.reposicion')}>
      {reposicion === null ? (
        <Box sx={{ color: 'text.secondary' }}>{t('trato.sinReposicion')}</Box>
      ) : (
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'baseline', flexWrap: 'wrap' }}>
          <Box sx={{ fontSize: '1.25rem', fontWeight: 600 }}>
            <bdi>{unitarioEn(reposicion.moneda, reposicion.importe)}</bdi>
          </Box>
          <Box sx={{ color: 'text.secondary' }}>
            {t('trato.reposicionDe', {
              origen: reposicion.origen,
              fecha: formatearFecha(reposicion.fecha),
            })}
          </Box>
        </Box>
      )}
    </Tarjeta>
  );
}
