import Box from '@mui/material/Box';
import IconHierarchy3 from '@tabler/icons-react/dist/esm/icons/IconHierarchy3.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useNavigate } from '@tanstack/react-router';
import {
  crearEstructura,
  exportarEstructuras,
  type FilaDeEstructura,
  listarArmados,
  listarEstructuras,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { cicloDeEstructura, TIPOS_DE_ESTRUCTURA } from '@trastienda/nucleo/articulos/estructura/ciclo-de-estructura.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { formatearEntero, formatearFechaHora } from '#ui/formato/formato.ts';
import { useConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { FiltroOpciones } from '#ui/listas/filtros.tsx';
import { useLista } from '#ui/listas/lista.ts';
import { Pagina } from '#ui/pantalla/pagina.tsx';
import { EnlaceBoton } from '#ui/piezas/enlace.tsx';
import { Resaltado } from '#ui/piezas/resaltado.tsx';
import { entreFijos } from '#ui/tabla/filtro-de-columna.ts';
import { TablaDatos } from '#ui/tabla/tabla-datos.tsx';
import type { Columna } from '#ui/tabla/tabla-tipos.ts';
import { EstadoDeEstructura, Validada } from './estado-de-estructura.tsx';
import { FiltroDeArticulo } from './filtro-de-articulo.tsx';

/** Everything that is made of other things: what is in force, what will be, what is being prepared and what was. */
export function EstructurasScreen() {
  const { t } = useTranslation('estructura');
  const puede = usePuede();
  const navigate = useNavigate();
  const consulta = useConsultaDeLista(listarEstructuras);
  const lista = useLista(listarEstructuras, consulta.valores);
  const abrir = ({ id }: FilaDeEstructura) =>
    void navigate({ to: '/articulos/estructura/$id', params: { id } } as never);
  const nueva = puede(crearEstructura) ? <Nueva /> : undefined;
  const ordenes = puede(listarArmados) && (
    <EnlaceBoton to="/articulos/estructura/ordenes" variant="outlined">
      {t('ordenes.titulo')}
    </EnlaceBoton>
  );
  return (
    <Pagina
      titulo={t('titulo')}
      fija
      acciones={
        <>
          {ordenes}
          {nueva}
        </>
      }
    >
      <TablaDatos
        etiqueta={t('titulo')}
        columnas={useColumnas(consulta.valores.buscar)}
        clave="estructuras"
        consulta={consulta}
        lista={lista}
        idDe={({ id }) => id}
        nombreDe={({ codigo }) => codigo}
        onAbrir={abrir}
        acciones={(fila) => [{ texto: t('abrir'), onClick: () => abrir(fila) }]}
        buscarEn={t('buscarEn')}
        vistas={[
          { id: 'todas', titulo: t('todas'), valores: {} },
          { id: 'vigentes', titulo: t('vigentes'), valores: { estado: 'VIGENTE' } },
          { id: 'programadas', titulo: t('programadas'), valores: { estado: 'PROGRAMADA' } },
          { id: 'borradores', titulo: t('borradores'), valores: { estado: 'BORRADOR' } },
          { id: 'historicas', titulo: t('historicas'), valores: { estado: 'HISTORICA' } },
        ]}
        filtros={
          <>
            <FiltroOpciones
              etiqueta={t('tipo')}
              valor={consulta.valores.tipo}
              opciones={(['ARMADO', 'KIT'] as const).map((tipo) => ({ valor: tipo, texto: t(`${tipo}`) }))}
              onCambio={(tipo) => consulta.cambiar({ tipo })}
            />
            <FiltroDeArticulo
              etiqueta={t('filtro.lleva')}
              valor={consulta.valores.componenteId}
              onCambio={(componenteId) => consulta.cambiar({ componenteId })}
            />
            {consulta.valores.articuloId !== undefined && (
              <FiltroDeArticulo
                etiqueta={t('filtro.articulo')}
                valor={consulta.valores.articuloId}
                onCambio={(articuloId) => consulta.cambiar({ articuloId })}
              />
            )}
          </>
        }
        csv={{ endpoint: exportarEstructuras, nombre: 'estructuras.csv' }}
        vacio={{
          icono: IconHierarchy3,
          titulo: t('vacio'),
          texto: t('vacioTexto'),
          ...(nueva ? { accion: nueva } : {}),
        }}
        tarjeta={(fila) => <Ficha fila={fila} />}
      />
    </Pagina>
  );
}

function Nueva() {
  const { t } = useTranslation('estructura');
  return (
    <EnlaceBoton
      to="/articulos/estructura/$id"
      params={{ id: 'nueva' }}
      variant="contained"
      startIcon={<IconPlus size={18} stroke={1.7} aria-hidden />}
    >
      {t('nueva')}
    </EnlaceBoton>
  );
}

function useColumnas(buscar: string | undefined): readonly Columna<FilaDeEstructura>[] {
  const { t } = useTranslation('estructura');
  return [
    {
      id: 'codigo',
      titulo: t('usos.articulo'),
      anchoMinimo: 320,
      ordenable: true,
      filtro: { tipo: 'texto' },
      celda: ({ codigo, descripcion }) => (
        <Box sx={{ display: 'flex', gap: 1, minWidth: 0 }}>
          <Box component="bdi" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
            <Resaltado texto={codigo} buscar={buscar} />
          </Box>
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', color: 'text.secondary' }}>
            <Resaltado texto={descripcion} buscar={buscar} />
          </Box>
        </Box>
      ),
    },
    {
      id: 'tipo',
      titulo: t('tipo'),
      ancho: 96,
      ocultaBajo: 'md',
      filtro: entreFijos(TIPOS_DE_ESTRUCTURA, (tipo) => t(`${tipo}`)),
      celda: ({ tipo }) => t(`${tipo}`),
    },
    {
      id: 'numero',
      titulo: t('version'),
      ancho: 84,
      alinear: 'fin',
      filtro: { tipo: 'numero', decimales: 0 },
      celda: ({ numero }) => formatearEntero(numero),
    },
    {
      id: 'componentes',
      titulo: t('componentes'),
      ancho: 116,
      alinear: 'fin',
      ocultaBajo: 'md',
      filtro: { tipo: 'numero', decimales: 0 },
      celda: ({ componentes }) => formatearEntero(componentes),
    },
    {
      id: 'estado',
      titulo: t('estado'),
      ancho: 272,
      filtro: entreFijos(cicloDeEstructura.estados, (estado) => t(`${estado}`)),
      celda: (fila) => <Estados fila={fila} />,
    },
    {
      id: 'modificado',
      titulo: t('modificada'),
      ancho: 150,
      ordenable: true,
      ocultaBajo: 'lg',
      filtro: { tipo: 'fecha' },
      celda: ({ modificadoEn }) => formatearFechaHora(modificadoEn),
    },
  ];
}

const Estados = ({ fila }: { readonly fila: FilaDeEstructura }) => (
  <Box sx={{ display: 'flex', gap: 0.75 }}>
    <EstadoDeEstructura version={fila} />
    {fila.validada && <Validada />}
  </Box>
);

function Ficha({ fila }: { readonly fila: FilaDeEstructura }) {
  const { t } = useTranslation('estructura');
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <b>
          <bdi>{fila.codigo}</bdi>
        </b>
        <Estados fila={fila} />
      </Box>
      <Box sx={{ fontSize: '0.8125rem' }}>{fila.descripcion}</Box>
      <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
        {t(`${fila.tipo}`)} · {t('versionN', { numero: fila.numero })} ·{' '}
        {`${t('componentes')}: ${formatearEntero(fila.componentes)}`}
      </Box>
    </Box>
  );
}
