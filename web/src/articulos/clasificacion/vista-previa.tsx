import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { verTraslado } from '@trastienda/nucleo/articulos/contrato.ts';
import type { ResponseOf } from '@trastienda/nucleo/comun/endpoint.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTextoDeOmision } from './texto-de-omision.ts';

export type Previa = ResponseOf<typeof verTraslado>;

/** In words and figures, what a move or a merge would do. */
export function VistaPrevia({ previa, hacer }: { readonly previa: Previa; readonly hacer: 'mover' | 'fusionar' }) {
  const { t } = useTranslation(['articulos', 'nodo']);
  const texto = useTextoDeOmision();
  const { nombre, destino, nodos, articulos, inactivos, muestra, cambios, campos } = previa;
  return (
    <Box
      component="section"
      aria-label={t('nodo:previa')}
      sx={{ bgcolor: 'sunken', borderRadius: 1, p: 2, display: 'grid', gap: 1.5, fontSize: '0.8125rem' }}
    >
      <Typography variant="h6" component="h3">
        {t('nodo:previa')}
      </Typography>
      <div>{t(hacer === 'mover' ? 'nodo:previaMover' : 'nodo:previaFusionar', { nombre, destino })}</div>
      <b>
        {nodos > 0 && `${t('nodo:nodos', { count: nodos })}, `}
        {t('nodo:clasificacion.articulosDe', { count: articulos })}
        {inactivos > 0 && ` ${t('nodo:inactivos', { count: inactivos })}`}
      </b>
      {cambios.length > 0 && (
        <Lista titulo={t('nodo:cambios')}>
          {cambios.map(({ campo, antes, despues }) => (
            <li key={campo}>
              {t(`nodo:campo.${campo}`)}:{' '}
              {t('nodo:lugar', { desde: texto(campo, antes), hacia: texto(campo, despues) })}
            </li>
          ))}
          <li>{t('nodo:cambiosTexto')}</li>
        </Lista>
      )}
      {campos.length > 0 && (
        <Lista titulo={t('nodo:seDejan')}>
          {campos.map(({ campo, articulos: cuantos }) => (
            <li key={campo}>{t('nodo:seDeja', { campo, count: cuantos })}</li>
          ))}
          <li>{t('nodo:seDejanTexto')}</li>
        </Lista>
      )}
      {muestra.length > 0 && (
        <Lista titulo={t('nodo:muestra')}>
          {muestra.map(({ id, codigo, descripcion }) => (
            <li key={id}>
              <bdi>{codigo}</bdi> · {descripcion}
            </li>
          ))}
        </Lista>
      )}
    </Box>
  );
}

function Lista({ titulo, children }: { readonly titulo: string; readonly children: ReactNode }) {
  return (
    <div>
      <Box sx={{ color: 'text.secondary' }}>{titulo}</Box>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: '20px', overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </div>
  );
}
