import Button from '@mui/material/Button';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { cambiarProveedor, type Proveedor, verProveedor } from '@trastienda/nucleo/articulos/contrato.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { consultaDe } from '#api/consultas.ts';
import { usePiezasDeFicha } from '#articulos/piezas.tsx';
import { MenuDeFila } from '#ui/flotantes/menu-de-fila.tsx';
import { LineaDeTiempo } from '#ui/historial/linea-de-tiempo.tsx';
import { Cargado } from '#ui/pantalla/cargado.tsx';
import { Pagina } from '#ui/pantalla/pagina.tsx';
import { Pestanas } from '#ui/pantalla/pestanas.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { useAccionesDeProveedor } from './acciones-de-proveedor.tsx';
import { ArticulosDeProveedor } from './articulos-de-proveedor.tsx';
import { DatosDeProveedor } from './datos-de-proveedor.tsx';
import { EstadoDeProveedor } from './estado-de-proveedor.tsx';
import { PanelDeProveedor } from './panel-de-proveedor.tsx';
import { SECCIONES_DE_PROVEEDOR, type SeccionDeProveedor } from './secciones-de-proveedor.ts';

/** Everything about one proveedor. The tab is in the URL, so that it can be shared. */
export function ProveedorScreen() {
  const { t } = useTranslation('proveedores');
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const consulta = useQuery(consultaDe(verProveedor, { params: { id } }));
  const proveedor = consulta.data;
  const titulo = proveedor?.razonSocial ?? t('uno');
  return (
    <Pagina
      titulo={titulo}
      {...(proveedor
        ? {
            estado: <EstadoDeProveedor estado={proveedor.estado} sobreBanda />,
            acciones: <Acciones proveedor={proveedor} />,
          }
        : {})}
    >
      <Cargado consulta={consulta}>{(datos) => <Ficha proveedor={datos} />}</Cargado>
    </Pagina>
  );
}

function Acciones({ proveedor }: { readonly proveedor: Proveedor }) {
  const { t } = useTranslation('proveedores');
  const puede = usePuede();
  const acciones = useAccionesDeProveedor()(proveedor);
  const [editando, setEditando] = useState(false);
  if (!puede(cambiarProveedor)) return null;
  return (
    <>
      <Button
        variant="contained"
        startIcon={<IconPencil size={18} stroke={1.7} aria-hidden />}
        onClick={() => setEditando(true)}
      >
        {t('accion.editar')}
      </Button>
      <MenuDeFila etiqueta={t('accion.mas', { nombre: proveedor.razonSocial })} acciones={() => acciones} />
      {editando && <PanelDeProveedor proveedor={proveedor} onCerrar={() => setEditando(false)} />}
    </>
  );
}

function Ficha({ proveedor }: { readonly proveedor: Proveedor }) {
  const { t } = useTranslation('proveedores');
  const { seccion = 'datos' } = useSearch({ strict: false }) as { seccion?: SeccionDeProveedor };
  const navigate = useNavigate();
  const conListas = usePuede()({ permiso: 'importacion.hacer' });
  return (
    <>
      <Tarjeta sinRelleno>
        <Pestanas
          etiqueta={t('ficha.secciones')}
          valor={seccion}
          pestanas={SECCIONES_DE_PROVEEDOR.filter((id) => id !== 'listas' || conListas).map((id) => ({
            id,
            titulo: t(`ficha.${id}`),
            ...(id === 'articulos' ? { cantidad: proveedor.articulos } : {}),
          }))}
          onCambio={(nueva) =>
            void navigate({
              to: '/articulos/proveedores/$id',
              params: { id: proveedor.id },
              search: nueva === 'datos' ? {} : { seccion: nueva },
              resetScroll: false,
            })
          }
        />
      </Tarjeta>
      {seccion === 'datos' && <DatosDeProveedor proveedor={proveedor} />}
      {seccion === 'articulos' && <ArticulosDeProveedor proveedorId={proveedor.id} />}
      {seccion === 'listas' && conListas && <Listas proveedor={proveedor} />}
      {seccion === 'actividad' && <Actividad id={proveedor.id} />}
    </>
  );
}

/** What it sent, which is of the room of importaciones. */
function Listas({ proveedor }: { readonly proveedor: Proveedor }) {
  const { Listas: Pieza } = usePiezasDeFicha();
  return Pieza ? <Pieza proveedorId={proveedor.id} activo={proveedor.estado === 'ACTIVO'} /> : null;
}

function Actividad({ id }: { readonly id: string }) {
  const { t } = useTranslation('proveedores');
  return (
    <Tarjeta titulo={t('ficha.actividad')}>
      <LineaDeTiempo
        entidad="proveedor"
        id={id}
        campos={{
          razonSocial: t('campo.razonSocial'),
          nombreFantasia: t('campo.nombreFantasia'),
          cuit: t('campo.cuit'),
          condicionIva: t('campo.condicionIva'),
          contacto: t('campo.contacto'),
          email: t('campo.email'),
          telefono: t('campo.telefono'),
          domicilio: t('campo.domicilio'),
          moneda: t('campo.moneda'),
          condicionDePago: t('campo.condicionDePago'),
          descuentosDelCosto: t('campo.descuentos'),
          recargosDelCosto: t('campo.recargos'),
          diasDeEntrega: t('campo.diasDeEntrega'),
          observaciones: t('campo.observaciones'),
          estado: t('campo.estado'),
        }}
      />
    </Tarjeta>
  );
}
