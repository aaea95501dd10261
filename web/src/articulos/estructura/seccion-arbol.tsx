import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconFoldDown from '@tabler/icons-react/dist/esm/icons/IconFoldDown.mjs';
import IconFoldUp from '@tabler/icons-react/dist/esm/icons/IconFoldUp.mjs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Estructura, explotarEstructura, exportarExplosion } from '@trastienda/nucleo/articulos/contrato.ts';
import { BASES_DE_ARMADO, type BaseDeArmado } from '@trastienda/nucleo/articulos/estructura/costo-de-armado.ts';
import { archivoDeExplosion } from '@trastienda/nucleo/articulos/estructura/explosion.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { consultaDe } from '#api/consultas.ts';
import { CajaDeBusqueda } from '#ui/caja-de-busqueda.tsx';
import { Cargado, EsqueletoDeTexto } from '#ui/cargado.tsx';
import { useConEspera } from '#ui/con-espera.ts';
import { MenuItem } from '#ui/flotantes.tsx';
import { Tarjeta } from '#ui/tarjeta.tsx';
import { useDescarga } from '#ui/use-descarga.ts';
import { ArbolDeEstructura } from './arbol-de-estructura.tsx';
import { CajaDeCantidad } from './caja-de-cantidad.tsx';
import { type CifraDeResumen, ResumenDeExplosion } from './resumen-de-explosion.tsx';
import type { BusquedaDeEstructura } from './secciones.ts';

type Props = {
  readonly estructura: Pick<Estructura, 'id' | 'codigo' | 'decimales'>;
  readonly busqueda: BusquedaDeEstructura;
  readonly onBusqueda: (cambios: BusquedaDeEstructura) => void;
  readonly titulo?: string;
  readonly acciones?: ReactNode;
  /** What else is known of it, before what the tree says. */
  readonly cifras?: readonly CifraDeResumen[];
};

/** What so many units take, as a tree: quantities multiplied, waste, stock and cost (EST-03, EST-05). */
export function SeccionArbol({ estructura, busqueda, onBusqueda, cifras, ...marco }: Props) {
  const { t } = useTranslation('estructura');
  const [abiertas, setAbiertas] = useState<'todas' | ReadonlySet<string>>(new Set());
  const { cantidad = '1', opcionales, buscar = '', costo = 'PROMEDIO' } = busqueda;
  const veCostos = usePuede()({ permiso: 'costo.ver' });
  const pedida = useConEspera(cantidad, 250);
  const query = { cantidad: pedida, ...(opcionales ? { opcionales } : {}), ...(veCostos ? { costo } : {}) };
  const explosion = useQuery({
    ...consultaDe(explotarEstructura, { params: { id: estructura.id }, query }),
    placeholderData: keepPreviousData,
  });
  const descarga = useDescarga();
  return (
    <Tarjeta sinRelleno {...marco}>
      <Box sx={barra}>
        <CajaDeCantidad
          etiqueta={t('arbol.cantidad')}
          valor={cantidad}
          decimales={estructura.decimales}
          onCambio={(nueva) => nueva !== null && onBusqueda({ cantidad: nueva })}
          ancho={110}
        />
        <Box sx={{ flex: '1 1 180px', minWidth: 0, '& > .MuiInputBase-root': { width: '100%' } }}>
          <CajaDeBusqueda
            valor={buscar}
            etiqueta={t('arbol.buscar')}
            onBuscar={(texto) => onBusqueda({ buscar: texto })}
          />
        </Box>
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={opcionales === 'true'}
              onChange={(_, si) => onBusqueda({ opcionales: si ? 'true' : undefined })}
            />
          }
          label={t('arbol.opcionales')}
          sx={{ mx: 0.5 }}
        />
        {veCostos && (
          <TextField
            select
            size="small"
            label={t('arbol.costoPor')}
            value={costo}
            onChange={(evento) => onBusqueda({ costo: evento.target.value as BaseDeArmado })}
            sx={{ minWidth: 150 }}
          >
            {BASES_DE_ARMADO.map((base) => (
              <MenuItem key={base} value={base}>
                {t(`arbol.base.${base}`)}
              </MenuItem>
            ))}
          </TextField>
        )}
        <Button
          size="small"
          color="inherit"
          startIcon={
            abiertas === 'todas' ? (
              <IconFoldUp size={17} stroke={1.7} aria-hidden />
            ) : (
              <IconFoldDown size={17} stroke={1.7} aria-hidden />
            )
          }
          onClick={() => setAbiertas(abiertas === 'todas' ? new Set() : 'todas')}
        >
          {t(`arbol.${abiertas === 'todas' ? 'cerrarTodo' : 'abrirTodo'}`)}
        </Button>
        <Button
          size="small"
          color="inherit"
          disabled={descarga.ocupado}
          startIcon={<IconDownload size={17} stroke={1.7} aria-hidden />}
          onClick={() =>
            descarga.bajar(
              exportarExplosion,
              { params: { id: estructura.id }, query },
              archivoDeExplosion(estructura.codigo),
            )
          }
        >
          {t('arbol.exportar')}
        </Button>
      </Box>
      <Cargado consulta={explosion} esqueleto={<EsqueletoDeTexto lineas={8} />}>
        {(datos) => (
          <>
            <ResumenDeExplosion explosion={datos} base={costo} antes={cifras} />
            <ArbolDeEstructura
              explosion={datos}
              codigo={estructura.codigo}
              buscar={buscar}
              abiertas={abiertas}
              onAbiertas={setAbiertas}
            />
          </>
        )}
      </Cargado>
    </Tarjeta>
  );
}

const barra = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: 1,
  px: { xs: 2, sm: 2.5 },
  pt: 2,
  pb: 1.5,
} as const;
