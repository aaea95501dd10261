import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { OBSOLESCENCIAS } from '@trastienda/nucleo/articulos/clasificacion/omisiones.ts';
import { aplicarOmision, cambiarRubro, moverNodo } from '@trastienda/nucleo/articulos/contrato.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { CamposDelNodo } from '#articulos/campos/campos-del-nodo.tsx';
import { formatearPesos, formatearVariacion } from '#ui/formato/formato.ts';
import { LineaDeTiempo } from '#ui/historial/linea-de-tiempo.tsx';
import { Enlace, EnlaceBoton } from '#ui/piezas/enlace.tsx';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';
import { FILTRO } from './acciones-de-nodo.tsx';
import { EstadoDeNodo } from './columnas-de-nodos.tsx';
import { usePanelAbierto } from './panel-abierto.ts';
import type { NodoVisto } from './paneles-de-nodo.tsx';
import { camposVisibles, useTextoDeOmision } from './texto-de-omision.ts';

/** A node: what it holds, its defaults with where each comes from, and what may be done with it. */
export function DetalleDeNodo({ visto }: { readonly visto: NodoVisto }) {
  const { t } = useTranslation(['articulos', 'nodo']);
  const { nivel, nodo } = visto;
  return (
    <Stack sx={{ gap: 3 }}>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <EstadoChip tono="neutro">
          <bdi>{nodo.codigo}</bdi>
        </EstadoChip>
        <EstadoDeNodo nivel={nivel} activo={nodo.activo} />
        <span>{t('nodo:clasificacion.articulosDe', { count: nodo.articulos })}</span>
      </Stack>
      {nodo.valor !== undefined && <Relojes nodo={nodo} />}
      <Acciones visto={visto} />
      <Omisiones visto={visto} />
      <CamposDelNodo visto={visto} />
      <Box component="section" aria-label={t('nodo:actividad')}>
        <Typography variant="h6" component="h3" sx={{ mb: 1.5 }}>
          {t('nodo:actividad')}
        </Typography>
        <LineaDeTiempo
          entidad={nivel}
          id={nodo.id}
          acciones={{
            mover: t('nodo:tipo.MOVER'),
            fusionar: t('nodo:tipo.FUSIONAR'),
            deshacer: t('nodo:tipo.DESHACER'),
          }}
          enlace={(lote) => (
            <Enlace to="/articulos/material" search={{ vista: 'lotes', lote } as never}>
              {t('nodo:verCambio')}
            </Enlace>
          )}
          campos={{
            codigo: t('nodo:clasificacion.codigo'),
            nombre: t('nodo:clasificacion.nombre'),
            dentroDe: t('nodo:dentroDe'),
            rubro: t('campo.rubro'),
            familia: t('campo.familia'),
            activo: t('nodo:clasificacion.activo'),
            ivaOmision: t('nodo:campo.iva'),
            unidadOmision: t('nodo:campo.unidad'),
            margenOmision: t('nodo:campo.margen'),
            diasDeConteo: t('nodo:campo.diasDeConteo'),
            obsolescencia: t('nodo:campo.obsolescencia'),
          }}
        />
      </Box>
    </Stack>
  );
}

/** What its stock cost, what buying it again costs today, and the gap between both (GAP-21). */
function Relojes({ nodo: { valor, reposicion, brecha, brechaPorciento } }: { readonly nodo: NodoVisto['nodo'] }) {
  const { t } = useTranslation(['articulos', 'nodo']);
  const porciento = brechaPorciento ? ` (${formatearVariacion(brechaPorciento)} %)` : '';
  return (
    <Box component="dl" sx={relojes}>
      <Cifra nombre={t('nodo:clasificacion.valor')} valor={formatearPesos(valor)} />
      <Cifra nombre={t('ficha.costoHoyValor')} valor={formatearPesos(reposicion)} />
      <Cifra nombre={t('ficha.brecha')} valor={`${formatearPesos(brecha)}${porciento}`} />
    </Box>
  );
}

const relojes = { m: 0, display: 'flex', columnGap: 3, rowGap: 1, flexWrap: 'wrap' } as const;

const Cifra = ({ nombre, valor }: { readonly nombre: string; readonly valor: string }) => (
  <div>
    <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
      {nombre}
    </Box>
    <Box component="dd" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
      {valor}
    </Box>
  </div>
);

function Acciones({ visto: { nivel, nodo } }: { readonly visto: NodoVisto }) {
  const { t } = useTranslation(['articulos', 'nodo']);
  const puede = usePuede();
  const { abrir } = usePanelAbierto();
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <EnlaceBoton to="/articulos/tabla" search={{ [FILTRO[nivel]]: nodo.id }} variant="outlined">
        {t('nodo:clasificacion.verArticulos')}
      </EnlaceBoton>
      {puede(cambiarRubro) && (
        <Button variant="outlined" onClick={() => abrir(nivel, nodo.id, 'editar')}>
          {t('nodo:clasificacion.editar')}
        </Button>
      )}
      {puede(moverNodo) && nivel !== 'rubro' && (
        <Button variant="outlined" onClick={() => abrir(nivel, nodo.id, 'mover')}>
          {t('nodo:mover')}
        </Button>
      )}
      {puede(moverNodo) && (
        <Button variant="outlined" onClick={() => abrir(nivel, nodo.id, 'fusionar')}>
          {t('nodo:fusionar')}
        </Button>
      )}
    </Stack>
  );
}

function Omisiones({ visto }: { readonly visto: NodoVisto }) {
  const { t } = useTranslation(['articulos', 'nodo']);
  const { vigentes } = visto.nodo;
  const { obsolescencia } = vigentes;
  const dias = OBSOLESCENCIAS[obsolescencia.valor];
  return (
    <Box component="section" aria-label={t('nodo:omisiones')}>
      <Typography variant="h6" component="h3">
        {t('nodo:omisiones')}
      </Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {t('nodo:omisionesTexto')}
      </Typography>
      <Box component="dl" sx={{ m: 0, mt: 1 }}>
        {camposVisibles(vigentes).map((campo) => (
          <Omision key={campo} visto={visto} campo={campo} />
        ))}
      </Box>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {t(`nodo:politica.${obsolescencia.valor}`)}: {dias ? t('nodo:politicaDias', dias) : t('nodo:politicaNunca')}
      </Typography>
    </Box>
  );
}

function Omision({
  visto,
  campo,
}: {
  readonly visto: NodoVisto;
  readonly campo: ReturnType<typeof camposVisibles>[number];
}) {
  const { t } = useTranslation(['articulos', 'nodo']);
  const puede = usePuede();
  const texto = useTextoDeOmision();
  const { abrir } = usePanelAbierto();
  const { nivel, nodo, alcanza, difieren } = visto;
  const vigente = nodo.vigentes[campo];
  if (!vigente) return null;
  const llega = alcanza.find((uno) => uno.campo === campo)?.articulos ?? 0;
  const otros = difieren.find((uno) => uno.campo === campo)?.articulos ?? 0;
  return (
    <Box sx={{ display: 'flex', gap: 2, py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Box component="dt" sx={{ width: 140, flexShrink: 0, color: 'text.secondary' }}>
        {t(`nodo:campo.${campo}`)}
      </Box>
      <Box component="dd" sx={{ m: 0, flex: 1, minWidth: 0 }}>
        <b>{texto(campo, vigente.valor)}</b>{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          · {vigente.de === nivel ? t('nodo:elPropio') : t(`nodo:de.${vigente.de}`)}
        </Box>
        {vigente.valor !== null && (
          <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{t('nodo:llega', { count: llega })}</Box>
        )}
        {otros > 0 && (campo === 'iva' || campo === 'unidad') && (
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', mt: 0.5 }}>
            <EstadoChip tono="aviso">{t('nodo:difieren', { count: otros })}</EstadoChip>
            {puede(aplicarOmision) && (
              <Button size="small" onClick={() => abrir(nivel, nodo.id, campo)}>
                {t('nodo:verDiferencias')}
              </Button>
            )}
          </Box>
        )}
      </Box>
    </Box>
  );
}
