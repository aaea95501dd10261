import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs';
import { useNavigate } from '@tanstack/react-router';
import {
  crearProveedor,
  exportarProveedores,
  type FilaDeProveedor,
  listarProveedores,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { cicloDeProveedor } from '@trastienda/nucleo/articulos/proveedores/ciclo-de-proveedor.ts';
import { escribirDescuentos } from '@trastienda/nucleo/articulos/proveedores/descuentos.ts';
import { CONDICIONES_DE_PROVEEDOR } from '@trastienda/nucleo/articulos/proveedores/identidad-de-proveedor.ts';
import { condicionCorta, nombreDeCondicion } from '@trastienda/nucleo/comun/condicion-iva.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { formatearCuit, formatearEntero, oVacio } from '#ui/formato/formato.ts';
import { useConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { FiltroOpciones } from '#ui/listas/filtros.tsx';
import { useLista } from '#ui/listas/lista.ts';
import { Pagina } from '#ui/pantalla/pagina.tsx';
import { Resaltado } from '#ui/piezas/resaltado.tsx';
import { entreFijos } from '#ui/tabla/filtro-de-columna.ts';
import { TablaDatos } from '#ui/tabla/tabla-datos.tsx';
import type { Columna } from '#ui/tabla/tabla-tipos.ts';
import { useAccionesDeProveedor } from './acciones-de-proveedor.tsx';
import { EstadoDeProveedor } from './estado-de-proveedor.tsx';
import { PanelDeProveedor } from './panel-de-proveedor.tsx';
import { useMonedas } from './use-monedas.ts';

/** Who sells to the business (ART-11). */
export function ProveedoresScreen() {
  const { t } = useTranslation('proveedores');
  const puede = usePuede();
  const consulta = useConsultaDeLista(listarProveedores);
  const lista = useLista(listarProveedores, consulta.valores);
  const navigate = useNavigate();
  const acciones = useAccionesDeProveedor();
  const monedas = useMonedas();
  const columnas = useColumnas(consulta.valores.buscar, monedas);
  const [creando, setCreando] = useState(false);
  const abrir = ({ id }: Pick<FilaDeProveedor, 'id'>) =>
    void navigate({ to: '/articulos/proveedores/$id', params: { id } });

  const boton = puede(crearProveedor) && (
    <Button
      variant="contained"
      startIcon={<IconPlus size={18} stroke={1.7} aria-hidden />}
      onClick={() => setCreando(true)}
    >
      {t('nuevo')}
    </Button>
  );
  return (
    <Pagina titulo={t('titulo')} fija acciones={boton}>
      <TablaDatos
        etiqueta={t('titulo')}
        columnas={columnas}
        clave="proveedores"
        consulta={consulta}
        lista={lista}
        idDe={({ id }) => id}
        nombreDe={({ razonSocial }) => razonSocial}
        onAbrir={abrir}
        acciones={(fila) => [{ texto: t('accion.ver'), onClick: () => abrir(fila) }, ...acciones(fila)]}
        filtros={
          <FiltroOpciones
            etiqueta={t('campo.moneda')}
            valor={consulta.valores.moneda}
            opciones={monedas}
            onCambio={(moneda) => consulta.cambiar({ moneda })}
          />
        }
        vistas={[
          { id: 'todos', titulo: t('todos'), valores: {} },
          { id: 'activos', titulo: t('activos'), valores: { estado: 'ACTIVO' } },
          { id: 'inactivos', titulo: t('inactivos'), valores: { estado: 'INACTIVO' } },
        ]}
        csv={{ endpoint: exportarProveedores, nombre: t('archivo') }}
        buscarEn={t('buscarEn')}
        vacio={{
          icono: IconTruckDelivery,
          titulo: t('vacio'),
          texto: t('vacioTexto'),
          accion: boton,
        }}
        tarjeta={(proveedor) => <TarjetaDeProveedor proveedor={proveedor} />}
      />
      {creando && <PanelDeProveedor onCerrar={() => setCreando(false)} onGuardado={abrir} />}
    </Pagina>
  );
}

function useColumnas(
  buscar: string | undefined,
  monedas: ReturnType<typeof useMonedas>,
): readonly Columna<FilaDeProveedor>[] {
  const { t } = useTranslation('proveedores');
  const deTexto = (id: 'nombreFantasia' | 'telefono' | 'email', ancho: number): Columna<FilaDeProveedor> => ({
    id,
    titulo: t(`campo.${id}`),
    ancho,
    oculta: true,
    filtro: { tipo: 'texto', conVacios: true },
    celda: ({ [id]: texto }) => <bdi title={texto}>{oVacio(texto)}</bdi>,
  });
  return [
    {
      id: 'razonSocial',
      titulo: t('campo.razonSocial'),
      anchoMinimo: 260,
      fija: true,
      ordenable: true,
      filtro: { tipo: 'texto' },
      celda: ({ razonSocial }) => <Resaltado texto={razonSocial} buscar={buscar} />,
    },
    {
      id: 'cuit',
      titulo: t('campo.cuit'),
      ancho: 144,
      ordenable: true,
      filtro: { tipo: 'texto', conVacios: true },
      celda: ({ cuit }) => <bdi>{formatearCuit(cuit)}</bdi>,
    },
    {
      id: 'condicionIva',
      titulo: t('campo.condicionIva'),
      ancho: 170,
      ocultaBajo: 'lg',
      filtro: entreFijos(CONDICIONES_DE_PROVEEDOR.map(String), (codigo) => nombreDeCondicion(Number(codigo))),
      celda: ({ condicionIva }) => condicionCorta(condicionIva),
    },
    {
      id: 'descuentos',
      titulo: t('trato.descuentos'),
      ancho: 140,
      celda: ({ descuentos }) => <bdi>{oVacio(escribirDescuentos(descuentos ?? []))}</bdi>,
    },
    {
      id: 'moneda',
      titulo: t('trato.moneda'),
      ancho: 96,
      ocultaBajo: 'md',
      filtro: { tipo: 'lista', valores: monedas.map(({ valor, texto }) => ({ id: valor, texto })) },
      celda: ({ moneda }) => t(`moneda.${moneda}`),
    },
    {
      id: 'diasDeEntrega',
      titulo: t('campo.diasDeEntrega'),
      ancho: 130,
      alinear: 'fin',
      ocultaBajo: 'xl',
      filtro: { tipo: 'numero', decimales: 0, conVacios: true },
      celda: ({ diasDeEntrega }) => formatearEntero(diasDeEntrega),
    },
    {
      id: 'articulos',
      titulo: t('campo.articulos'),
      ancho: 112,
      alinear: 'fin',
      ocultaBajo: 'md',
      ordenable: true,
      filtro: { tipo: 'numero', decimales: 0 },
      celda: ({ articulos }) => formatearEntero(articulos),
    },
    {
      id: 'estado',
      titulo: t('campo.estado'),
      ancho: 116,
      filtro: entreFijos(cicloDeProveedor.estados, (estado) => t(`estado.${estado}`)),
      celda: ({ estado }) => <EstadoDeProveedor estado={estado} />,
    },
    deTexto('nombreFantasia', 160),
    deTexto('telefono', 140),
    deTexto('email', 200),
  ];
}

function TarjetaDeProveedor({ proveedor }: { readonly proveedor: FilaDeProveedor }) {
  const { t } = useTranslation('proveedores');
  const descuentos = escribirDescuentos(proveedor.descuentos ?? []);
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{proveedor.razonSocial}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {proveedor.cuit !== null && (
            <>
              <bdi>{formatearCuit(proveedor.cuit)}</bdi>
              {' · '}
            </>
          )}
          {t(`moneda.${proveedor.moneda}`)}
        </Box>
        {descuentos !== '' && (
          <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {t('trato.descuentos')}: <bdi>{descuentos}</bdi>
          </Box>
        )}
      </Box>
      {proveedor.estado !== 'ACTIVO' && <EstadoDeProveedor estado={proveedor.estado} />}
    </Box>
  );
}
