/** The screens that are loaded on demand: where they are compiled first, no test waits for that. */
import '../../../src/web/app/ShellTools';
import '../../../src/web/app/SignedInApp';
import '../../../src/web/parts/connection/ConnectionNotice';
import '../../../src/web/screens/comparison/ComparisonPage';
import '../../../src/web/screens/orders/OrdersPage';
import '../../../src/web/screens/orders/OrderDetailsDialog';
import '../../../src/web/screens/reserved/ReservedPage';
import '../../../src/web/screens/unit/UnitPage';
import '../../../src/web/screens/signIn/SignInPage';
import '../../../src/web/ui/dialog/ModalDialog';
