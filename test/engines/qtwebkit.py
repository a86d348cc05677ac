# A window with nothing but a page, in QtWebKit.
import sys

from PyQt5.QtCore import QUrl
from PyQt5.QtWebKitWidgets import QWebView
from PyQt5.QtWidgets import QApplication

app = QApplication(sys.argv)
view = QWebView()
view.resize(1280, 900)
view.load(QUrl(sys.argv[-1]))
view.show()
sys.exit(app.exec_())
