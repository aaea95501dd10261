import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { useNavigate } from '@tanstack/react-router';
import { cicloDeCliente } from '@trastienda/nucleo/clientes/ciclo-de-cliente.ts';
import {
  crearCliente,
  exportarClientes,
  type FilaDeCliente,
  listarClientes,
} from '@trastienda/nucleo/clientes/contrato.ts';
import { formatearDocumento } from '@trastienda/nucleo/clientes/documento.ts';
import { CONDICIONES_IVA, condicionCorta, nombreDeCondicion } from '@trastienda/nucleo/comun/condicion-iva.ts';
import { listarProvincias } from '@trastienda/nucleo/tablas-generales/contrato.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { useAccionesDeCliente } from '#clientes/acciones-de-cliente.tsx';
import { EstadoDeCliente } from '#clientes/estado-de-cliente.tsx';
import { PanelDeCliente } from '#clientes/panel-de-cliente.tsx';
import { BotonDeImportar } from '#ui/archivos/boton-de-importar.tsx';
import { oVacio } from '#ui/formato/formato.ts';
import { useConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { FiltroOpciones } from '#ui/listas/filtros.tsx';
import { useLista } from '#ui/listas/lista.ts';
import { Pagina } from '#ui/pantalla/pagina.tsx';
import { Resaltado } from '#ui/piezas/resaltado.tsx';
import { entreFijos } from '#ui/tabla/filtro-de-columna.ts';
import { TablaDatos } from '#ui/tabla/tabla-datos.tsx';
import type { Columna } from '#ui/tabla/tabla-tipos.ts';

export function ClientesScreen() {
  const { t } = useTranslation('clientes');
  const puede = usePuede();
  const consulta = useConsultaDeLista(listarClientes);
  const lista = useLista(listarClientes, consulta.valores);
  const navigate = useNavigate();
  const acciones = useAccionesDeCliente();
  const columnas = useColumnas(consulta.valores.buscar);
  const [creando, setCreando] = useState(false);
  const abrir = ({ id }: Pick<FilaDeCliente, 'id'>) => void navigate({ to: '/clientes/tabla/$id', params: { id } });

  const boton = puede(crearCliente) && (
    <Button
      variant="contained"
      startIcon={<IconPlus size={18} stroke={1.7} aria-hidden />}
      onClick={() => setCreando(true)}
    >
      {t('lista.nuevo')}
    </Button>
  );
  return (
    <Pagina
      titulo={t('lista.titulo')}
      fija
      acciones={
        <>
          {puede({ permiso: 'importacion.hacer' }) && <BotonDeImportar entidad="clientes" />}
          {boton}
        </>
      }
    >
      <TablaDatos
        etiqueta={t('lista.titulo')}
        columnas={columnas}
        clave="clientes"
        consulta={consulta}
        lista={lista}
        idDe={({ id }) => id}
        nombreDe={({ razonSocial }) => razonSocial}
        onAbrir={abrir}
        acciones={(cliente) => [{ texto: t('accion.ver'), onClick: () => abrir(cliente) }, ...acciones(cliente)]}
        filtros={<Filtros consulta={consulta} />}
        vistas={[
          { id: 'todos', titulo: t('lista.todos'), valores: {} },
          { id: 'bloqueados', titulo: t('lista.bloqueados'), valores: { estado: 'BLOQUEADO' } },
          { id: 'inactivos', titulo: t('lista.inactivos'), valores: { estado: 'INACTIVO' } },
        ]}
        csv={{ endpoint: exportarClientes, nombre: 'clientes.csv' }}
        buscarEn={t('lista.buscarEn')}
        vacio={{ icono: IconUsers, titulo: t('lista.vacio'), texto: t('lista.vacioTexto'), accion: boton }}
        tarjeta={(cliente) => <TarjetaDeCliente cliente={cliente} />}
      />
      {creando && <PanelDeCliente onCerrar={() => setCreando(false)} onGuardado={abrir} />}
    </Pagina>
  );
}

function useColumnas(buscar: string | undefined): readonly Columna<FilaDeCliente>[] {
  const { t } = useTranslation('clientes');
  const provincias = useLista(listarProvincias, {});
  return [
    {
      id: 'razonSocial',
      titulo: t('campo.razonSocial'),
      anchoMinimo: 220,
      fija: true,
      ordenable: true,
      filtro: { tipo: 'texto' },
      celda: ({ razonSocial }) => <Resaltado texto={razonSocial} buscar={buscar} />,
    },
    {
      id: 'documento',
      titulo: t('campo.documento'),
      ancho: 172,
      ordenable: true,
      filtro: { tipo: 'texto', conVacios: true },
      celda: ({ documento }) => <bdi>{formatearDocumento(documento)}</bdi>,
    },
    {
      id: 'condicionIva',
      titulo: t('campo.condicion'),
      ancho: 156,
      filtro: entreFijos(CONDICIONES_IVA.map(String), (codigo) => nombreDeCondicion(Number(codigo))),
      celda: ({ condicionIva }) => condicionCorta(condicionIva),
    },
    {
      id: 'localidad',
      titulo: t('campo.localidad'),
      ancho: 170,
      ocultaBajo: 'lg',
      filtro: { tipo: 'texto', conVacios: true },
      celda: ({ localidad, provincia }) => oVacio([localidad, provincia].filter(Boolean).join(', ')),
    },
    {
      id: 'telefono',
      titulo: t('campo.telefono'),
      ancho: 140,
      ocultaBajo: 'lg',
      filtro: { tipo: 'texto', conVacios: true },
      celda: ({ telefono }) => <bdi>{oVacio(telefono)}</bdi>,
    },
    {
      id: 'estado',
      titulo: t('campo.estado'),
      ancho: 124,
      ordenable: true,
      filtro: entreFijos(cicloDeCliente.estados, (estado) => t(`estado.${estado}`)),
      celda: ({ estado }) => <EstadoDeCliente estado={estado} />,
    },
    {
      id: 'provincia',
      titulo: t('campo.provincia'),
      ancho: 150,
      oculta: true,
      filtro: {
        tipo: 'lista',
        valores: (provincias.filas ?? []).map(({ id, nombre }) => ({ id, texto: nombre })),
        conVacios: true,
      },
      celda: ({ provincia }) => oVacio(provincia),
    },
    {
      id: 'email',
      titulo: t('campo.email'),
      ancho: 200,
      oculta: true,
      filtro: { tipo: 'texto', conVacios: true },
      celda: ({ email }) => <bdi title={email}>{oVacio(email)}</bdi>,
    },
    {
      id: 'codigoExterno',
      titulo: t('campo.codigoExterno'),
      ancho: 130,
      oculta: true,
      ordenable: true,
      filtro: { tipo: 'texto', conVacios: true },
      celda: ({ codigoExterno }) => <bdi>{oVacio(codigoExterno)}</bdi>,
    },
  ];
}

function Filtros({ consulta }: { readonly consulta: ReturnType<typeof useConsultaDeLista<typeof listarClientes>> }) {
  const { t } = useTranslation('clientes');
  const provincias = useLista(listarProvincias, {});
  return (
    <>
      <FiltroOpciones
        etiqueta={t('campo.condicion')}
        valor={consulta.valores.condicionIva}
        opciones={CONDICIONES_IVA.map((codigo) => ({ valor: String(codigo), texto: nombreDeCondicion(codigo) }))}
        onCambio={(condicionIva) => consulta.cambiar({ condicionIva })}
      />
      <FiltroOpciones
        etiqueta={t('campo.provincia')}
        valor={consulta.valores.provinciaId}
        opciones={(provincias.filas ?? []).map(({ id, nombre }) => ({ valor: id, texto: nombre }))}
        onCambio={(provinciaId) => consulta.cambiar({ provinciaId })}
      />
    </>
  );
}

function TarjetaDeCliente({ cliente }: { readonly cliente: FilaDeCliente }) {
  const lugar = [cliente.localidad, cliente.telefono].filter(Boolean).join(' · ');
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{cliente.razonSocial}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          <bdi>{formatearDocumento(cliente.documento)}</bdi> · {condicionCorta(cliente.condicionIva)}
        </Box>
        {lugar !== '' && <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{lugar}</Box>}
      </Box>
      {cliente.estado !== 'ACTIVO' && <EstadoDeCliente estado={cliente.estado} />}
    </Box>
  );
}
